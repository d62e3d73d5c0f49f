import { type AnalysisReport, statusNames } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./run-row.module.css";
import { StepCard } from "./step-card.tsx";

/** A document of a run; opened, it shows its steps. */
export function RunRow({ row }: { row: AnalysisReport }) {
  const { say } = useLanguage();
  const problem = row.steps.find(({ judgment }) => judgment.has_problem !== false);
  return (
    <li>
      <details className={styles.row} data-status={row.status}>
        <summary>
          <span className={styles.status}>{say(statusNames[row.status])}</span>
          <span className={styles.name}>{row.document}</span>
          <span className={styles.summary}>{row.error?.message ?? problem?.judgment.summary ?? ""}</span>
        </summary>
        {row.steps.map((result) => (
          <StepCard key={result.step.step_id} step={result.step} result={result} running={false} onFinding={() => {}} />
        ))}
      </details>
    </li>
  );
}
