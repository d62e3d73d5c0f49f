import { checkAnswer, prepareEvidence } from "#grounding";
import { findQuote } from "#language";
import { notSaid, type Paper, readingsFor, titleOf } from "#papers";
import type { Language, PaperAnswer } from "#protocol";
import type { AnswerCellInput, AnswerCellOutput } from "../steps/answer-cell.ts";

/** A paper is read in so many readings at most, until one answers. */
const mostReadings = 6;

export interface CellQuestion {
  readonly question: string;
  readonly language: Language;
  /** What can be read of a paper. */
  readonly textOf: (paper: Paper) => string;
  /** How long its text is, where only the beginning of it can be read. */
  readonly lengthOf?: ((paper: Paper) => number) | undefined;
}

/** What one paper says to a question, with words that stand in it. */
export async function fillCell(
  paper: Paper,
  { question, language, textOf, lengthOf }: CellQuestion,
  read: (input: AnswerCellInput) => Promise<AnswerCellOutput>,
): Promise<PaperAnswer> {
  const paperId = paper.id;
  const whole = textOf(paper).trim();
  if (whole === "") return { paperId, answer: null, quote: null, why: "no-abstract" };
  let readLength = textOf(paper).length - whole.length;
  for (const text of readingsFor(question, whole).slice(0, mostReadings)) {
    const reading = await read({ question, title: titleOf(paper), text, language });
    if (reading.answer !== null || reading.quote !== null) return { paperId, ...(await checkCell(reading, whole)) };
    readLength += text.length;
  }
  return { paperId, answer: null, ...notSaid(readLength, lengthOf?.(paper) ?? textOf(paper).length) };
}

type Cell = Omit<PaperAnswer, "paperId">;

/** The label under which a cell's quotation is cited. */
const label = "1";
const objections: readonly string[] = ["contradicts", "unsupported", "unknown-name"];

/** Holds what a model says of a paper to the paper's own words: the quotation must stand there, the answer on it. */
async function checkCell({ answer, quote }: AnswerCellOutput, text: string): Promise<Cell> {
  const found = quote === null ? null : findQuote(text, quote);
  if (found === null) return { answer: answer ?? quote, quote: null, why: "not-found" };
  if (answer === null) return { answer: null, quote: found, why: "said" };
  const prepared = prepareEvidence([{ label, text: found }]);
  const statements = await checkAnswer(`${answer.replaceAll(/[[\]]/g, " ").trim()} [${label}]`, prepared);
  const isDoubtful = statements.some(({ status }) => objections.includes(status));
  return { answer, quote: found, why: isDoubtful ? "differs" : "said" };
}
