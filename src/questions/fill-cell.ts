import { checkAnswer, prepareEvidence } from "#grounding";
import { findQuote, oneLine, placeOfQuote } from "#language";
import type { Language } from "#protocol";
import type { Cell, CellInput, CellOutput } from "./cell.ts";
import { mostReadings, readingsFor } from "./readings-for.ts";

/** What is asked: a paper, a contract. */
export interface AskedSubject {
  readonly title: string;
  /** What can be read of it. */
  readonly text: string;
  /** How long its text is, where only the beginning of it can be read. */
  readonly length?: number | undefined;
}

export interface CellQuestion {
  readonly question: string;
  readonly language: Language;
  /** What is read one after the other, where that is known. */
  readonly readings?: readonly string[] | undefined;
}

/** What one subject says to a question, with words that stand in it. */
export async function fillCell(
  { title, text, length = text.length }: AskedSubject,
  { question, language, readings }: CellQuestion,
  read: (input: CellInput) => Promise<CellOutput>,
): Promise<Cell> {
  const whole = text.trim();
  const nothing = { answer: null, quote: null, place: null };
  if (whole === "") return { ...nothing, why: "no-text" };
  let readLength = text.length - whole.length;
  for (const reading of readings ?? readingsFor(question, whole).slice(0, mostReadings)) {
    const output = await read({ question, title, text: reading, language });
    if (output.answer !== null || output.quote !== null) return await checkCell(output, text);
    readLength += reading.length;
  }
  return { ...nothing, ...notSaid(readLength, length) };
}

/** What a cell says where nothing was found: of a text that was read in part, only that part is known to be silent. */
export function notSaid(read: number, whole: number): { why: "not-said" | "not-in-part"; readShare?: number } {
  return read >= whole
    ? { why: "not-said" }
    : { why: "not-in-part", readShare: Math.floor((100 * read) / whole) / 100 };
}

/** The label under which a cell's quotation is cited. */
const label = "1";
const objections: readonly string[] = ["contradicts", "unsupported", "unknown-name"];

/** Holds what a model says of a subject to the subject's own words: the quotation must stand there, the answer on it. */
async function checkCell({ answer, quote }: CellOutput, text: string): Promise<Cell> {
  const found = quote === null ? null : (findQuote(text, quote) ?? wholeLine(text, quote));
  if (found === null) return { answer: answer ?? quote, quote: null, place: null, why: "not-found" };
  const cell = { answer, quote: found, place: placeOfQuote(text, found) };
  if (answer === null) return { ...cell, why: "said" };
  const prepared = prepareEvidence([{ label, text: found }]);
  const statements = await checkAnswer(`${answer.replaceAll(/[[\]]/g, " ").trim()} [${label}]`, prepared);
  return { ...cell, why: statements.some(({ status }) => objections.includes(status)) ? "differs" : "said" };
}

/** A quotation of few letters stands anywhere by accident; as a whole line of a form it does not. */
function wholeLine(text: string, quote: string): string | null {
  const copied = oneLine(quote);
  return text.split("\n").map(oneLine).includes(copied) && copied !== "" ? copied : null;
}
