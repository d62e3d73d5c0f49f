import { Loader, UnstyledButton } from "@mantine/core";
import { countedFindings, type Finding, type PlanStep, type StepResult, severityTitles } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import { thoughtsOf } from "../../values/thoughts-of.ts";
import { useCheckTitles } from "./check-titles.ts";
import styles from "./step-card.module.css";

const texts = {
  skipped: { ko: "하지 않음", en: "Not run" },
  rule: { ko: "규칙이 판정", en: "Judged by rule" },
  model: (name: string) => ({ ko: `모델 ${name} 판정`, en: `Judged by ${name}` }),
  suppressed: (count: number) => ({ ko: `주석으로 끈 것 ${count}개`, en: `${count} switched off by a comment` }),
  place: (line: number, column: number) => ({ ko: `${line}줄 ${column}칸`, en: `line ${line}, column ${column}` }),
  trace: { ko: "이렇게 판단했습니다", en: "How it was judged" },
  disagrees: (code: string) => ({
    ko: `코드로 옮긴 기준은 ‘${code}’(으)로 판정이 다릅니다.`,
    en: `The compiled criteria disagree: ${code}.`,
  }),
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

/** A check: its verdict in words, what was found and where; how it was judged is folded. */
export function StepCard({ step, result, running, onFinding }: Props) {
  const { say, language } = useLanguage();
  const titleOf = useCheckTitles();
  const judgment = result?.judgment ?? null;
  const findings = result?.findings ?? [];
  return (
    <article className={styles.card} data-severity={judgment?.severity ?? "pending"}>
      <header>
        <strong>{titleOf(step.algorithm_name)}</strong>
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
      {countedFindings(findings, language).map((line) => (
        <p key={line} className={styles.found}>
          {line}
        </p>
      ))}
      <p className={styles.summary}>{judgment === null ? step.description : judgment.summary}</p>
      {result?.error === undefined || result.error.message === judgment?.summary ? null : (
        <p className={styles.error}>{result.error.message}</p>
      )}
      {judgment?.compiled?.disagrees === true ? (
        <p className={styles.error}>{say(texts.disagrees(say(severityTitles[judgment.compiled.severity])))}</p>
      ) : null}
      {findings.length === 0 ? null : (
        <ul className={styles.findings}>
          {findings.slice(0, mostListed).map((finding) => (
            <li key={`${finding.offset} ${finding.kind}`}>
              <UnstyledButton onClick={() => onFinding(finding)}>
                <span className={styles.place}>{finding.place ?? say(texts.place(finding.line, finding.column))}</span>
                <span className={styles.what}>{finding.message}</span>
              </UnstyledButton>
            </li>
          ))}
          {findings.length > mostListed ? <li>{say(texts.more(findings.length - mostListed))}</li> : null}
        </ul>
      )}
      {judgment === null || thoughtsOf(judgment.reasoning) === judgment.summary ? null : (
        <details className={styles.trace}>
          <summary>{say(texts.trace)}</summary>
          <p className={styles.reasoning}>{thoughtsOf(judgment.reasoning)}</p>
          <p className={styles.executor}>
            {say(judgment.executor === "rule" ? texts.rule : texts.model(judgment.executor))}
            {result === null || result.suppressed === 0 ? "" : ` · ${say(texts.suppressed(result.suppressed))}`}
          </p>
        </details>
      )}
    </article>
  );
}
