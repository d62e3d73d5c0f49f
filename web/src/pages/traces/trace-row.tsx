import { Link } from "wouter";
import type { TurnSummary } from "#protocol";
import { useAgentTitle } from "../../api/agents.ts";
import { formatDuration, formatWhen } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./trace-row.module.css";
import { endTitle } from "./turn-texts.ts";
import { UsageLine } from "./usage-line.tsx";

/** A turn in the list: what was asked, how it ended, who executed it, what it took. */
export function TraceRow({ turn }: { turn: TurnSummary }) {
  const { say, language } = useLanguage();
  const { id, title, agent, status, startedAt, endedAt, executors, usage, cost } = turn;
  const bad = status === "failed" || status === "interrupted";
  return (
    <li>
      <Link href={`/${id}`} className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.facts}>
          <span>{say(useAgentTitle(agent))}</span>
          <span data-bad={bad}>{say(endTitle(turn))}</span>
          {endedAt === null ? null : <span>{formatDuration(endedAt - startedAt, language)}</span>}
          <UsageLine executors={executors} usage={usage} cost={cost} />
        </span>
        <time className={styles.when}>{formatWhen(startedAt, language)}</time>
      </Link>
    </li>
  );
}
