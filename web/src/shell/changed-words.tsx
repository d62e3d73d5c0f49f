import { useMemo } from "react";
import styles from "./changed-words.module.css";
import { changesOf } from "./changes-of.ts";

/** What changed between two texts: words that went are struck out, words that came are marked. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => changesOf(before, after), [before, after]);
  let at = 0;
  return (
    <p className={styles.changes}>
      {changes.map(({ kind, text }) => {
        at += text.length;
        const key = `${at} ${kind}`;
        if (kind === "added") return <ins key={key}>{text}</ins>;
        if (kind === "removed") return <del key={key}>{text}</del>;
        return <span key={key}>{shortened(text)}</span>;
      })}
    </p>
  );
}

const [longest, shown] = [400, 160];

/** Long stretches that did not change are shortened. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`;
}
