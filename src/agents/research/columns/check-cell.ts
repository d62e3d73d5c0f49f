import { checkAnswer, prepareEvidence } from "#grounding";
import { findQuote } from "#language";
import type { PaperAnswer } from "#protocol";
import type { AnswerCellOutput } from "../steps/answer-cell/schema.ts";

type Cell = Omit<PaperAnswer, "paperId">;

/** The label under which a cell's quotation is cited. */
const label = "1";
const objections: readonly string[] = ["contradicts", "unsupported", "unknown-name"];

/** Holds what a model says of a paper to the paper's own words: the quotation must stand there, the answer on it. */
export async function checkCell({ answer, quote }: AnswerCellOutput, text: string): Promise<Cell> {
  const found = quote === null ? null : findQuote(text, quote);
  if (found === null) return { answer: answer ?? quote, quote: null, why: "not-found" };
  if (answer === null) return { answer: null, quote: found, why: "said" };
  const prepared = prepareEvidence([{ label, text: found }]);
  const statements = await checkAnswer(`${answer.replaceAll(/[[\]]/g, " ").trim()} [${label}]`, prepared);
  const isDoubtful = statements.some(({ status }) => objections.includes(status));
  return { answer, quote: found, why: isDoubtful ? "differs" : "said" };
}
