import { diffLines, diffWordsWithSpace } from "diff";

export interface ChangedPiece {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** A comparison takes the square of its edits: more than these hold the page up. */
const bound = { maxEditLength: 1000 };

/** What changed between two texts, word by word; where too much differs for that, line by line, or all of it. */
export function changesOf(before: string, after: string): ChangedPiece[] {
  const changes = diffWordsWithSpace(before, after, bound) ?? diffLines(before, after, bound);
  return (
    changes?.map(({ value, added, removed }) => ({
      kind: added ? "added" : removed ? "removed" : "same",
      text: value,
    })) ?? [
      { kind: "removed", text: before },
      { kind: "added", text: after },
    ]
  );
}
