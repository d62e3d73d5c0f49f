import { diffWordsWithSpace } from "diff";
import { paperLineSchema } from "#protocol";
import { partsOf } from "./document-parts.ts";
import { jsonOf } from "./papers-block.tsx";
import styles from "./versions-modal.module.css";

/** What a version changed: words that went are struck out, words that came are marked. */
export function VersionChanges({ before, after }: { before: string; after: string }) {
  const changes = diffWordsWithSpace(readable(before), readable(after));
  let at = 0;
  return (
    <p className={styles.changes}>
      {changes.map(({ value, added, removed }) => {
        at += value.length;
        const key = `${at} ${added} ${removed}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <span key={key}>{shortened(value)}</span>;
      })}
    </p>
  );
}

/** A document without its machine-made lines: papers are named. */
function readable(content: string): string {
  return partsOf(content)
    .map(({ kind, text }) =>
      kind === "prose"
        ? text
        : text
            .split("\n")
            .map((line) => {
              const paper = paperLineSchema.safeParse(jsonOf(line)).data;
              return paper === undefined ? line : `[${paper.number}] ${paper.title}`;
            })
            .join("\n"),
    )
    .filter((text) => text !== "")
    .join("\n\n");
}

const [longest, shown] = [400, 160];

/** Long stretches that did not change are shortened. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, shown)} … ${text.slice(-shown)}`;
}
