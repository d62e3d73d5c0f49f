import { Loader, UnstyledButton } from "@mantine/core";
import type { Finding, PlanStep, StepResult } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { severityTitles } from "./severity-texts.ts";
import styles from "./step-card.module.css";

const texts = {
  waiting: { ko: "기다림", en: "Waiting" },
  skipped: { ko: "하지 않음", en: "Not run" },
  rule: { ko: "규칙이 판정", en: "Judged by rule" },
  model: (name: string) => ({ ko: `${name}이(가) 판정`, en: `Judged by ${name}` }),
  votes: (agreeing: number, votes: number) => ({
    ko: `${votes}번 중 ${agreeing}번 같은 판정`,
    en: `${agreeing} of ${votes} votes agree`,
  }),
  suppressed: (count: number) => ({ ko: `주석으로 끈 것 ${count}개`, en: `${count} switched off by a comment` }),
  place: (line: number, column: number) => ({ ko: `${line}줄 ${column}칸`, en: `line ${line}, column ${column}` }),
  more: (count: number) => ({ ko: `그 밖에 ${count}개`, en: `and ${count} more` }),
};

/** More findings than this are counted, not listed. */
const mostListed = 50;

interface Props {
  readonly step: PlanStep;
  readonly result: StepResult | null;
  readonly running: boolean;
  readonly onFinding: (finding: Finding) => void;
}

/** A step of the plan: its verdict, the judge's thoughts, what was found. */
export function StepCard({ step, result, running, onFinding }: Props) {
  const { say } = useLanguage();
  const judgment = result?.judgment ?? null;
  return (
    <article className={styles.card} data-severity={judgment?.severity ?? "pending"}>
      <header>
        <code>{step.algorithm_name}</code>
        <span className={styles.verdict}>
          {judgment !== null ? (
            say(severityTitles[judgment.severity])
          ) : running ? (
            <Loader size={14} />
          ) : (
            say(texts.skipped)
          )}
        </span>
      </header>
      {judgment === null ? (
        <p className={styles.summary}>{step.description}</p>
      ) : (
        <>
          <p className={styles.summary}>{judgment.summary}</p>
          <p className={styles.reasoning}>{judgment.reasoning}</p>
          <p className={styles.executor}>
            {say(judgment.executor === "rule" ? texts.rule : texts.model(judgment.executor))}
            {judgment.agreement === undefined
              ? ""
              : ` · ${say(texts.votes(judgment.agreement.agreeing, judgment.agreement.votes))}`}
            {result === null || result.suppressed === 0 ? "" : ` · ${say(texts.suppressed(result.suppressed))}`}
          </p>
        </>
      )}
      {result?.error === undefined ? null : <p className={styles.error}>{result.error.message}</p>}
      {result === null || result.findings.length === 0 ? null : (
        <ul className={styles.findings}>
          {result.findings.slice(0, mostListed).map((finding) => (
            <li key={`${finding.offset} ${finding.kind}`}>
              <UnstyledButton onClick={() => onFinding(finding)}>
                <span className={styles.place}>{say(texts.place(finding.line, finding.column))}</span>
                <span>{finding.message}</span>
              </UnstyledButton>
            </li>
          ))}
          {result.findings.length > mostListed ? <li>{say(texts.more(result.findings.length - mostListed))}</li> : null}
        </ul>
      )}
    </article>
  );
}
