import type { FullTextReport } from "#protocol";
import { counted } from "../../language/format.ts";
import { useLanguage } from "../../language/use-language.ts";
import styles from "./fetch-texts.module.css";

const texts = {
  missing: (count: number) => ({
    ko: `${count}편은 가져오지 못했습니다`,
    en: `${counted(count, "paper")} could not be fetched`,
  }),
};

/** What could not be fetched, each with its reason; a single one with what to do, too. */
export function FetchFailures({ report: { failed } }: { report: FullTextReport }) {
  const { say } = useLanguage();
  if (failed.length === 0) return null;
  return (
    <details className={styles.words} open={failed.length <= 3}>
      <summary>{say(texts.missing(failed.length))}</summary>
      <ul>
        {failed.map(({ paperId, title, error }) => (
          <li key={paperId}>
            {title}: {say(error.message)} {error.hint === null || failed.length > 1 ? null : say(error.hint)}
          </li>
        ))}
      </ul>
    </details>
  );
}
