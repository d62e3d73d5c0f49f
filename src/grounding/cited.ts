import type { EvidenceUnit } from "./evidence.ts";
import type { FoundMark } from "./marks.ts";

/** A sentence longer than this is not taken apart; nobody reads one, and a model that loops writes them. */
export const maxSentenceLength = 1200;

/** Evidence that one sentence is compared with at most. */
const maxUnits = 12;

/** The units that a sentence's marks name. */
export function citedUnits(marks: readonly FoundMark[]): EvidenceUnit[] {
  const units = marks.flatMap((mark) => mark.units.flatMap(({ unit }) => (unit === null ? [] : [unit])));
  return [...new Set(units)].slice(0, maxUnits);
}

/** The sentence without its marks, list signs and leading yes or no. */
export function withoutMarks(text: string, marks: readonly FoundMark[]): string {
  let bare = "";
  let from = 0;
  for (const { start, end } of marks) {
    bare += text.slice(from, start);
    from = end;
  }
  return (
    (bare + text.slice(from))
      .replace(/\s+(?=[.,!?])/gu, "")
      // A single asterisk at a word opens a title in italics.
      .replace(/^(?:[\s>#-]|\*{2,}|\*(?=\s))+(?=\S)/u, "")
      .replace(/^(?:네|예|아니요|아니오|맞습니다|yes|no|right)[,.!]\s/iu, "")
      .trim()
  );
}
