import { useDocumentTitle } from "@mantine/hooks";
import { useAgents } from "../../api/agents.ts";
import { useConnectedModels } from "../../api/models.ts";
import { useLanguage } from "../../language/use-language.ts";
import { pagesFor } from "../../shell/pages.ts";
import { AgentCard } from "./agent-card.tsx";
import { agentWords } from "./agent-words.ts";
import styles from "./home-page.module.css";
import { RecentSessions } from "./recent-sessions.tsx";
import { SampleNote } from "./sample-note.tsx";
import { WhoAnswers } from "./who-answers.tsx";

const texts = {
  title: { ko: "지휘 Jihwi", en: "Jihwi" },
  greeting: { ko: "무엇부터 해 볼까요?", en: "Where shall we begin?" },
  words: {
    ko: "키도 가입도 없이 바로 쓸 수 있습니다. 넣은 문서는 이 서버에만 보관합니다.",
    en: "Ready to use, without a key or an account. Your documents stay on this server.",
  },
  withModel: (names: string) => ({
    ko: `문서는 이 서버에 보관하고, 물음에 필요한 부분은 연결한 모델(${names})에 보냅니다.`,
    en: `Documents are kept on this server; the parts a question needs are sent to the connected model (${names}).`,
  }),
};

/** The first page: what each agent does, a sample of each, and who answers. */
export function HomePage() {
  const { say } = useLanguage();
  useDocumentTitle(say(texts.title));
  const models = useConnectedModels();
  const pages = pagesFor(useAgents().data?.agents);
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header>
          <h1>{say(texts.greeting)}</h1>
          <p>{say(models.length === 0 ? texts.words : texts.withModel(models.join(", ")))}</p>
        </header>
        <div className={styles.cards}>
          {pages.map((page) => {
            const words = page.agent === undefined ? undefined : agentWords[page.agent];
            if (page.agent === undefined || words === undefined) return null;
            return <AgentCard key={page.path} page={page} agent={page.agent} {...words} />;
          })}
        </div>
        <SampleNote />
        <RecentSessions />
        <WhoAnswers />
      </div>
    </div>
  );
}
