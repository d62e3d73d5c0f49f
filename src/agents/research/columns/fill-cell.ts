import { notSaid, type Paper, readingsFor, titleOf } from "#papers";
import type { Language, PaperAnswer } from "#protocol";
import type { AnswerCellInput, AnswerCellOutput } from "../steps/answer-cell/schema.ts";
import { checkCell } from "./check-cell.ts";

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
