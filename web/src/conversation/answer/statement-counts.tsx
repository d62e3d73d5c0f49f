import { countStatements, type Statement, statementCountsLine } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./statement-counts.module.css";

const texts = {
  code: { ko: "코드가 확인했습니다", en: "checked by code" },
  model: (name: string) => ({ ko: `코드와 ${name}이(가) 확인했습니다`, en: `checked by code and ${name}` }),
};

/** The line above an answer: how many sentences could be checked, and how many need a look. */
export function StatementCounts({ statements, lookedBy }: { statements: readonly Statement[]; lookedBy: string }) {
  const { say } = useLanguage();
  const counts = countStatements(statements);
  if (counts.total === 0) return null;
  return (
    <p className={styles.counts} data-testid="statement-counts" data-doubtful={counts.doubtful > 0}>
      {say(statementCountsLine(counts))} · {say(lookedBy === "code" ? texts.code : texts.model(lookedBy))}
    </p>
  );
}
