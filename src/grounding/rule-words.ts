import type { Run } from "#kernel";
import { cellsOfRow, sentencesOf } from "#language";
import type { Statement } from "#protocol";
import { type PreparedEvidence, squeeze } from "./evidence.ts";

/** Shorter words may stand in a rule's own sentence by accident. */
const leastLength = 10;

/**
 * What a rule says is quoted or its own words: it copies and lists. But a rule may repeat what a model wrote in one of these
 * steps, such as a synthesis, and that is left as code found it.
 */
export function asRuleWords(
  run: Run,
  statements: readonly Statement[],
  prepared: PreparedEvidence,
  steps: readonly string[],
): Statement[] {
  const written = modelSentences(run, steps);
  return statements.map((statement) => {
    const words = flat(statement.text);
    return written.some((sentence) => sentence.includes(words) || words.includes(sentence))
      ? statement
      : ownWords(statement, prepared);
  });
}

const mark = /\[[^[\]\n]{1,60}\]/gu;
/** A rule's mark right behind what it quotes, or in a sentence of its own after a quotation that ended with a full stop. */
const citesQuotation = /(?:^|["”」])\s*\[[^[\]\n]{1,60}\]/u;

/** A mark that leads nowhere cannot be the rule's own: it came with words that the rule was given. */
function ownWords(statement: Statement, prepared: PreparedEvidence): Statement {
  if (statement.status === "quoted" || statement.marks.some(({ label }) => label === null)) return statement;
  const isQuoted = statement.marks.length > 0 && (citesQuotation.test(statement.text) || isCopied(statement, prepared));
  return { ...statement, status: isQuoted ? "quoted" : "own-words", reason: null, check: null };
}

/** Each part before its mark stands in what it cites, whole and in order, or is a row there told with the names of its columns. */
function isCopied({ text, start, marks }: Statement, { byLabel }: PreparedEvidence): boolean {
  const told = text.slice(0, Math.max(...marks.map((each) => each.start)) - start);
  const parts = told.split(/\*\*|…/u).flatMap((part) => wordsIn(part).letters || []);
  const cited = new Set(marks.flatMap(({ label }) => byLabel.get(squeeze(label ?? "")) ?? []));
  const pieces = [...cited].flatMap((unit) => piecesOf(unit.text).map(wordsIn));
  return parts.length > 0 && parts.every((part) => pieces.some((piece) => holds(piece, part)));
}

/** What may be copied in one: the text between tables, and each row, as it stands and in words. */
function piecesOf(text: string): string[] {
  let names: string[] | null = null;
  const rows = text.split("\n").flatMap((line) => {
    const isRow = line.trim().startsWith("|");
    const cells = cellsOfRow(line);
    names = isRow ? (names ?? cells) : null;
    return names === null ? [] : [line, inWords(names, cells)];
  });
  return [...text.split(/^[ \t]*\|.*$/mu), ...rows];
}

const inWords = (names: readonly string[], cells: readonly string[]) =>
  cells.map((cell, at) => (cell === "" ? "" : `${names[at] ?? ""}: ${cell}`)).join(", ");

interface Words {
  /** One behind the other: a line of a page may end within a word. */
  readonly letters: string;
  /** Where one begins or ends. */
  readonly borders: ReadonlySet<number>;
}

/** Words with their figures whole: 1,300 and 2.5 are one each. */
const word = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

function wordsIn(text: string): Words {
  const borders = new Set([0]);
  let letters = "";
  for (const found of text.replace(mark, " ").toLowerCase().match(word) ?? []) {
    letters += found;
    borders.add(letters.length);
  }
  return { letters, borders };
}

function holds({ letters, borders }: Words, part: string): boolean {
  for (let at = letters.indexOf(part); at !== -1; at = letters.indexOf(part, at + 1))
    if (borders.has(at) && borders.has(at + part.length)) return true;
  return false;
}

/** The sentences that models wrote in these steps of the run, in whichever field of their output. */
function modelSentences(run: Run, steps: readonly string[]): string[] {
  return run.journal
    .entries()
    .filter(({ kind, name, executor }) => kind === "step" && steps.includes(name) && executor !== "rule")
    .flatMap(({ output }) => textsOf(output))
    .flatMap((text) => sentencesOf(text).map(({ start, end }) => flat(text.slice(start, end))))
    .filter((sentence) => sentence.length >= leastLength);
}

function textsOf(output: unknown): string[] {
  const values = typeof output === "object" && output !== null ? Object.values(output) : [output];
  return values.filter((value) => typeof value === "string");
}

/** Letters and figures only, without citation marks. */
function flat(text: string): string {
  return text.replace(mark, "").replace(/[^\p{L}\p{N}]/gu, "");
}
