import { quotableParts } from "#contracts";
import { bullet, type inLanguage, oneLine } from "../../answer/write.ts";
import type { ContractEvidence } from "../../evidence.ts";

/** How an answer is wanted again: as a table, or in so many lines. */
export type Shape = { readonly kind: "table" } | { readonly kind: "lines"; readonly count: number };

const asTable = /표로|표\s?형식|테이블|\btable\b/i;
const inLines = /(\d{1,2}|한|두|세|네|다섯)\s?줄|\bin (\d{1,2}|one|two|three|four|five) (?:lines?|sentences?)\b/i;
const shorter = /요약|줄여|짧게|간단히|간략|\b(?:summar\w*|shorten|shorter|briefly)\b/i;
const counts: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const usualLines = 3;
const mostRows = 24;

/** The shape that a question asks for; null when any will do. */
export function shapeAskedFor(question: string): Shape | null {
  if (asTable.test(question)) return { kind: "table" };
  const [, korean, english] = inLines.exec(question) ?? [];
  const written = (korean ?? english)?.toLowerCase();
  if (written !== undefined) return { kind: "lines", count: counts[written] ?? Number(written) };
  return shorter.test(question) ? { kind: "lines", count: usualLines } : null;
}

/** The same parts in another shape, still in the contract's own words: a row a paragraph, or the first passage of each part. */
export function reshaped(
  evidence: readonly ContractEvidence[],
  shape: Shape,
  say: ReturnType<typeof inLanguage>,
): string {
  const points = evidence.flatMap((piece) =>
    piece.points.length > 0 ? piece.points : [{ label: piece.label, text: piece.text }],
  );
  if (shape.kind === "table") {
    const head = say({ ko: "| 조항 | 내용 |", en: "| Part | What it says |" });
    const rows = points
      .slice(0, mostRows)
      .map(({ label, text }) => `| [${label}] | ${oneLine(text).replaceAll("|", "\\|")} |`);
    return [head, "| --- | --- |", ...rows].join("\n");
  }
  return points
    .slice(0, shape.count)
    .map(({ label, text }) => bullet(quotableParts(text, { start: 0, end: text.length })[0]?.text ?? text, label))
    .join("\n");
}
