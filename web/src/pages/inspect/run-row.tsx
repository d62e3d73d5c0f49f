import { useState } from "react";
import { type AnalysisReport, countedFindings, type StepResult, statusNames } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./run-row.module.css";
import { StepCard } from "./step-card.tsx";

/** A document of a run; opened, it shows its steps, which are made only then: a page of rows has hundreds of them. */
export function RunRow({ row }: { row: AnalysisReport }) {
  const { say, language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const why = ({ findings, judgment }: StepResult) =>
    findings.length === 0 ? judgment.summary : countedFindings(findings, language).join(" · ");
  const problem = row.steps.find(({ judgment }) => judgment.has_problem !== false);
  return (
    <li>
      <details
        className={styles.row}
        data-status={row.status}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span className={styles.status}>{say(statusNames[row.status])}</span>
          <span className={styles.name}>{row.subject?.id ?? row.document}</span>
          <span className={styles.text}>{row.subject?.excerpt ?? ""}</span>
          <span className={styles.summary}>{row.error?.message ?? (problem === undefined ? "" : why(problem))}</span>
        </summary>
        {isOpen
          ? row.steps.map((result) => (
              <StepCard
                key={result.step.step_id}
                step={result.step}
                result={result}
                running={false}
                onFinding={() => {}}
              />
            ))
          : null}
      </details>
    </li>
  );
}
