import { countStatements, isAllQuoted, type Statement, statementCountsLine } from "#protocol";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./statement-counts.module.css";

const texts = {
  code: { ko: "코드가 원문과 견주었습니다", en: "compared with the sources by code" },
  model: (name: string) => ({
    ko: `코드와 ${name}이(가) 원문과 견주었습니다`,
    en: `compared with the sources by code and ${name}`,
  }),
};

/** The line above an answer: how many sentences could be checked, and how many need a look. */
export function StatementCounts({ statements, lookedBy }: { statements: readonly Statement[]; lookedBy: string }) {
  const { say } = useLanguage();
  const counts = countStatements(statements);
  if (counts.total === 0) return null;
  const byCode = lookedBy === "code";
  return (
    <p className={styles.counts} data-testid="statement-counts" data-doubtful={counts.doubtful > 0}>
      {say(statementCountsLine(counts))}
      {byCode && isAllQuoted(counts) ? null : ` · ${say(byCode ? texts.code : texts.model(lookedBy))}`}
    </p>
  );
}
