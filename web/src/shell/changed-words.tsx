import { diffWordsWithSpace } from "diff";
import styles from "./changed-words.module.css";

/** What changed between two texts: words that went are struck out, words that came are marked. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  let at = 0;
  return (
    <p className={styles.changes}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        at += value.length;
        const key = `${at} ${added} ${removed}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{shortened(value)}</span>;
      })}
    </p>
  );
}

const [longest, shown] = [400, 160];

/** Long stretches that did not change are shortened. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`;
}
