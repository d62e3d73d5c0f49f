import { Button } from "@mantine/core";
import { Link } from "wouter";
import { useInspections } from "../../api/inspections.ts";
import { formatNumber, formatWhen } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import styles from "./run-list.module.css";

const texts = {
  title: { ko: "지난 검사", en: "Earlier runs" },
  counts: (judged: string, all: string) => ({ ko: `${all}건 중 ${judged}건`, en: `${judged} of ${all}` }),
  more: { ko: "더 보기", en: "Show more" },
  cancelled: { ko: "멈춤", en: "Stopped" },
  queued: { ko: "차례를 기다림", en: "Waiting" },
  running: { ko: "검사하는 중", en: "Running" },
  uncompared: { ko: "거의 같은 글은 아직 찾지 않음", en: "near duplicates not looked for yet" },
  failed: { ko: "오류로 멈춤", en: "Stopped by an error" },
  problems: (count: string) => ({ ko: `문제 ${count}`, en: `${count} with problems` }),
};

/** Runs over many documents, newest first. */
export function RunList() {
  const { say, language } = useLanguage();
  const runs = useInspections();
  const failure = runs.error === null ? null : <ErrorNote error={runs.error} onRetry={() => void runs.refetch()} />;
  if (runs.data === undefined || runs.data.length === 0) return failure;
  const number = (value: number) => formatNumber(value, language);
  return (
    <section className={styles.list}>
      <h2>{say(texts.title)}</h2>
      {failure}
      {runs.data.map(({ id, title, status, judged, documents, byStatus, uncompared, createdAt }) => (
        <Link key={id} href={`/runs/${id}`} className={styles.run}>
          <strong>{title}</strong>
          <span>
            {say(texts.counts(number(judged), number(documents)))}
            {status === "finished" ? "" : ` · ${say(texts[status])}`}
          </span>
          <span>
            {say(texts.problems(number(byStatus.problem_found ?? 0)))}
            {uncompared.length === 0 ? "" : ` · ${say(texts.uncompared)}`}
          </span>
          <time>{formatWhen(createdAt, language)}</time>
        </Link>
      ))}
      {runs.hasNextPage ? (
        <Button variant="default" loading={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
          {say(texts.more)}
        </Button>
      ) : null}
    </section>
  );
}
