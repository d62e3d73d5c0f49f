import { readAsset } from "#kernel";

/**
 * Terms of everyday questions with how many hold them, after the number of questions: counted once, and fixed since.
 * `answer-weights.ts` is trained with them, so whoever changes a count runs `npm run bench -- train-answers` after it.
 */
const [total = "1", ...lines] = readAsset("agents/chat/evidence/asking-terms.txt").trim().split("\n");
const questions = Number(total);
const counts = new Map(
  lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
);

/** A term that fewer questions hold counts in full. */
const rare = 8;
const least = 0.05;

/** What a question's term says of what is looked for, 0 to 1: 얼마 and 되나 are in every other question and say little. */
export function tellingOf(term: string): number {
  const held = counts.get(term) ?? 0;
  return held <= rare ? 1 : Math.max(least, Math.log(questions / held) / Math.log(questions / rare));
}
