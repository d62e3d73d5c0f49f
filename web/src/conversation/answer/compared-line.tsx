import { comparedLine, countStatements, type Grounded } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./compared-line.module.css";

/** The line under an answer: who compared it with its sources, and how many sentences need a look. */
export function ComparedLine(grounded: Grounded) {
  const { say } = useLanguage();
  const parts = comparedLine(grounded);
  if (parts.length === 0) return null;
  const { doubtful, corrected } = countStatements(grounded.statements);
  return (
    <p className={styles.line} data-testid="compared-line" data-doubtful={doubtful > corrected}>
      {parts.map(say).join(" · ")}
    </p>
  );
}
