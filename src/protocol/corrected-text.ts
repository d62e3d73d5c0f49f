import type { Statement } from "./statements.ts";

type CorrectedStatement = Pick<Statement, "text" | "start" | "end"> & {
  readonly correction: { readonly text: string } | null;
};

/** An answer with each statement that has a correction replaced by it: what history, summaries, search and exports hold. */
export function correctedText(answer: string, statements: readonly CorrectedStatement[]): string {
  let text = answer;
  for (const { text: said, start, end, correction } of statements.toSorted((one, other) => other.start - one.start)) {
    if (correction === null) continue;
    // Other words of the same message may stand before the answer that the places were counted in.
    const at = answer.slice(start, end) === said ? start : answer.indexOf(said);
    if (at !== -1) text = text.slice(0, at) + correction.text + text.slice(at + said.length);
  }
  return text;
}
