import { Link } from "wouter";
import { useAgents } from "../../api/agents.ts";
import { useRecentSessions } from "../../api/sessions.ts";
import { formatWhen } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { pagesFor } from "../../shell/pages.ts";
import styles from "./recent-sessions.module.css";

const texts = {
  title: { ko: "이어서 하기", en: "Continue" },
  untitled: { ko: "이름 없음", en: "Untitled" },
  sample: { ko: "예시", en: "Sample" },
};

/** The last conversations, whichever agent they are with. */
export function RecentSessions() {
  const { say, language } = useLanguage();
  const pages = pagesFor(useAgents().data?.agents);
  const sessions = useRecentSessions().data ?? [];
  if (sessions.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h2>{say(texts.title)}</h2>
      <ul>
        {sessions.map(({ id, agent, title, sample, updatedAt }) => {
          const page = pages.find((one) => one.agent === agent);
          if (page === undefined) return null;
          return (
            <li key={id}>
              <Link href={`${page.path}/${id}`}>
                <page.icon size={18} stroke={1.6} aria-label={say(page.title)} />
                <span className={styles.title}>{title.trim() === "" ? say(texts.untitled) : title}</span>
                {sample ? <span className={styles.sample}>{say(texts.sample)}</span> : null}
                <span className={styles.when}>{formatWhen(updatedAt, language)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
