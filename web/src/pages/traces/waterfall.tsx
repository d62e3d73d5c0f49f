import { UnstyledButton } from "@mantine/core";
import {
  IconBell,
  IconCheck,
  IconCircle,
  IconEye,
  IconFlag,
  IconMessage,
  IconPuzzle,
  IconTool,
} from "@tabler/icons-react";
import type { JournalEntry, Localized, Trace } from "#protocol";
import { useAgent } from "../../api/agents.ts";
import { formatDuration } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useValueWords } from "../../values/value-words.ts";
import { entryTitle } from "./entry-title.ts";
import { executorTitle } from "./executor-title.ts";
import { rowsOf } from "./rows-of.ts";
import styles from "./waterfall.module.css";

const icons = {
  node: IconCircle,
  step: IconPuzzle,
  tool: IconTool,
  effect: IconCheck,
  say: IconMessage,
  show: IconEye,
  notice: IconBell,
  ended: IconFlag,
  invariant: IconCircle,
  guarantee: IconCircle,
} as const;

const texts = {
  waterfall: { ko: "일어난 일", en: "What happened" },
  failed: { ko: "실패", en: "failed" },
  empty: { ko: "이 턴은 아직 아무 일도 적지 않았습니다.", en: "This turn has not written anything yet." },
};

interface Props {
  readonly trace: Trace;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** Nodes, steps and tools on one time line. */
export function Waterfall({ trace, chosen, onChoose }: Props) {
  const { say, language } = useLanguage();
  const agent = useAgent(trace.agent);
  const words = useValueWords(trace.agent);
  const rows = rowsOf(trace);
  const last = Math.max(trace.startedAt + 1, ...rows.map(({ end }) => end));
  const percent = (at: number) => (100 * (at - trace.startedAt)) / (last - trace.startedAt);
  if (rows.length === 0) return <p>{say(texts.empty)}</p>;
  return (
    <ol className={styles.rows} aria-label={say(texts.waterfall)}>
      {rows.map(({ entry, inNode, start, end }) => {
        const Icon = icons[entry.kind];
        return (
          <li key={entry.seq}>
            <UnstyledButton
              className={styles.row}
              data-kind={entry.kind}
              data-inside={inNode}
              data-failed={entry.status === "failed"}
              aria-pressed={chosen === entry.seq}
              onClick={() => onChoose(entry.seq)}
            >
              <span className={styles.name}>
                <Icon size={14} stroke={1.8} aria-hidden />
                <span>{say(entryTitle(entry, agent, words))}</span>
              </span>
              <span className={styles.executor}>{say(executedBy(entry))}</span>
              <span className={styles.time}>
                {entry.kind === "notice" ? "" : formatDuration(end - start, language)}
              </span>
              <span className={styles.lane} aria-hidden>
                <span
                  className={styles.bar}
                  style={{ left: `${percent(start)}%`, width: `${Math.max(0.6, percent(end) - percent(start))}%` }}
                />
              </span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}

function executedBy({ executor, status }: JournalEntry): Localized {
  return status === "failed" ? texts.failed : executorTitle(executor ?? "");
}
