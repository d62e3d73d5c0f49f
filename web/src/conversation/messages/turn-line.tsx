import { ActionIcon, Tooltip } from "@mantine/core";
import { IconArrowFork, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "wouter";
import { countStatements, type JihwiMessage, type Language, quoteStatements } from "#protocol";
import { TurnCorrections } from "../../corrections/turn-corrections.tsx";
import { counted, formatMoney, formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { CopyIcon } from "../../shell/copy-icon.tsx";
import { correctedAnswer, groundedOf } from "./corrected-answer.ts";
import styles from "./turn-line.module.css";
import { VersionSwitch, type Versions } from "./version-switch.tsx";

const texts = {
  byRules: { ko: "규칙이 답함", en: "Answered by rules" },
  tokens: (count: number) => ({ ko: `토큰 ${formatNumber(count, "ko")}`, en: counted(count, "token") }),
  trace: { ko: "기록 보기", en: "Trace" },
  copy: { ko: "답 복사", en: "Copy answer" },
  again: { ko: "다시 답하기", en: "Answer again" },
  correct: { ko: "다르게 했어야 해요", en: "This should have been…" },
};

interface Props {
  readonly message: JihwiMessage;
  readonly onAgain: (() => void) | null;
  readonly onRunAgain: ((turnId: string) => Promise<void>) | null;
  readonly versions: Versions;
}

/** An answer as it is copied: as it was put right, and what must not be relied on goes with it. */
function copyOf(message: JihwiMessage, language: Language): string {
  const { statements, lookedBy } = groundedOf(message) ?? { statements: [], lookedBy: "code" };
  const text = correctedAnswer(message);
  const open = statements.filter(({ correction }) => correction === null);
  if (countStatements(open).doubtful === 0) return text;
  return `${text.trimEnd()}\n\n${quoteStatements({ statements: open, lookedBy }, language)}\n`;
}

/** Who answered, what it took, and where to look closer. */
export function TurnLine({ message, onAgain, onRunAgain, versions }: Props) {
  const { say, language } = useLanguage();
  const [isCorrecting, setCorrecting] = useState(false);
  const { metadata } = message;
  const models = [...new Set(Object.values(metadata?.executors ?? {}))].filter((name) => name !== "rule");
  const usage = metadata?.usage;
  const isCounted = usage !== undefined && (usage.inputTokens !== null || usage.outputTokens !== null);
  const tokens = (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  return (
    <footer>
      <div className={styles.line}>
        {metadata?.executors === undefined ? null : (
          <span>{models.length === 0 ? say(texts.byRules) : models.join(", ")}</span>
        )}
        {models.length > 0 && isCounted ? <span>{say(texts.tokens(tokens))}</span> : null}
        {models.length === 0 || metadata?.cost == null ? null : <span>{formatMoney(metadata.cost, language)}</span>}
        {metadata === undefined ? null : (
          <Link href={`~/traces/${metadata.turnId}`} className={styles.trace}>
            {say(texts.trace)}
          </Link>
        )}
        <span className={styles.actions}>
          <VersionSwitch versions={versions} />
          <CopyIcon label={say(texts.copy)} text={() => copyOf(message, language)} />
          {onAgain === null ? null : (
            <Tooltip label={say(texts.again)}>
              <ActionIcon size={24} onClick={onAgain} aria-label={say(texts.again)}>
                <IconRefresh size={15} />
              </ActionIcon>
            </Tooltip>
          )}
          {metadata === undefined ? null : (
            <Tooltip label={say(texts.correct)}>
              <ActionIcon
                size={24}
                aria-label={say(texts.correct)}
                aria-expanded={isCorrecting}
                onClick={() => setCorrecting(!isCorrecting)}
              >
                <IconArrowFork size={15} />
              </ActionIcon>
            </Tooltip>
          )}
        </span>
      </div>
      {isCorrecting && metadata !== undefined ? (
        <TurnCorrections
          turnId={metadata.turnId}
          onAgain={onRunAgain === null ? null : () => onRunAgain(metadata.turnId)}
        />
      ) : null}
    </footer>
  );
}
