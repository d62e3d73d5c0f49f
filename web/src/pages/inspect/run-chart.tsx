import { type InspectionView, type Severity, severitySchema, severityTitles } from "#protocol";
import { formatNumber } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import { useCheckTitles } from "./check-titles.ts";
import styles from "./run-chart.module.css";

const texts = {
  chart: { ko: "알고리즘별 판정", en: "Verdicts by algorithm" },
  uncompared: { ko: "다른 글과는 아직 견주지 않음", en: "not yet compared with other texts" },
};

/** For each algorithm, how its verdicts are shared out; of one that has yet to compare the documents, that too. */
export function RunChart({ byAlgorithm, uncompared }: Pick<InspectionView, "byAlgorithm" | "uncompared">) {
  const { say, language } = useLanguage();
  const titleOf = useCheckTitles();
  const algorithms = Object.entries(byAlgorithm);
  if (algorithms.length === 0) return null;
  return (
    <section className={styles.chart} aria-label={say(texts.chart)}>
      {algorithms.map(([name, counts]) => {
        const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const shares = severitySchema.options.flatMap((severity: Severity) => {
          const count = counts[severity] ?? 0;
          return count === 0 ? [] : [{ severity, count }];
        });
        return (
          <div key={name} className={styles.row}>
            <span>{titleOf(name)}</span>
            <span className={styles.bar}>
              {shares.map(({ severity, count }) => (
                <span
                  key={severity}
                  data-severity={severity}
                  style={{ width: `${(100 * count) / all}%` }}
                  title={`${say(severityTitles[severity])} ${formatNumber(count, language)}`}
                />
              ))}
            </span>
            <span className={styles.counts}>
              {shares
                .map(({ severity, count }) => `${say(severityTitles[severity])} ${formatNumber(count, language)}`)
                .concat(uncompared.includes(name) ? [say(texts.uncompared)] : [])
                .join(" · ")}
            </span>
          </div>
        );
      })}
    </section>
  );
}
