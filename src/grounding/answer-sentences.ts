import { sentencesOf } from "#language";
import { citedUnits, maxSentenceLength } from "./cited.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { type FoundMark, marksIn } from "./marks.ts";

/** A sentence of an answer with its place. */
export interface AnswerSentence {
  readonly text: string;
  readonly start: number;
  /** The marks of its first letters, as far as a sentence is looked at. */
  readonly marks: readonly FoundMark[];
  /** The first row of a table, which names its columns. */
  readonly isTableHead: boolean;
  /** For a row of a table, the row that names its columns. */
  readonly tableHead: string | null;
  /** Evidence that it leans on although the mark stands elsewhere: behind a later sentence of its line, or in its table. */
  readonly leansOn: readonly EvidenceUnit[];
  /** All evidence that it will be compared with. */
  readonly units: () => readonly EvidenceUnit[];
}

const row = /^\s*\|/u;
const maxLeaning = 12;

/** The lines of a text; the rows of a table are together. */
export function linesAndTables(text: string): string[] {
  const blocks: string[] = [];
  let inTable = false;
  for (const line of text.split(/(?<=\n)/u)) {
    const isRow = row.test(line);
    if (isRow && inTable) blocks.push(`${blocks.pop() ?? ""}${line}`);
    else blocks.push(line);
    inTable = isRow;
  }
  return blocks;
}

/** Where the last line ends that no row of a table may follow. */
export function endOfBlocks(text: string): number {
  const lines = text.slice(0, text.lastIndexOf("\n") + 1);
  const last = linesAndTables(lines).findLast((block) => block !== "") ?? "";
  return row.test(last) ? lines.length - last.length : lines.length;
}

/** Cuts an answer block by block. Code blocks and lines without words hold no sentences. */
export function createSentenceCutter(prepared: PreparedEvidence): (block: string, offset: number) => AnswerSentence[] {
  let inCode = false;
  /** What is cited under the heading that we are under. */
  let above: readonly EvidenceUnit[] = [];
  return (block, offset) => {
    if (/^\s*```/u.test(block)) inCode = !inCode;
    if (inCode || !/[\p{L}\p{N}]/u.test(block)) return [];
    if (/^#/u.test(block)) above = [];
    const isTable = row.test(block);
    const sentences = isTable ? rowsOf(block) : textsOf(block);
    const marks = sentences.map(({ text }) => marksIn(text.slice(0, maxSentenceLength), prepared));
    const cited = marks.map(citedUnits);
    const ofTable = isTable ? (hasUnits(cited.flat()) ? cited.flat() : above) : [];
    above = distinct([...above, ...cited.flat()]);
    return sentences.map(({ text, start }, index) => {
      const own = cited[index] ?? [];
      const isTableHead = isTable && index === 0;
      const leansOn = hasUnits(own) || isTableHead ? [] : isTable ? leaning(ofTable, text) : nextCited(cited, index);
      return {
        text,
        start: offset + start,
        marks: marks[index] ?? [],
        isTableHead,
        tableHead: isTable && index > 0 ? (sentences[0]?.text ?? null) : null,
        leansOn,
        units: () => [own, leansOn].find(hasUnits) ?? prepared.about(text),
      };
    });
  };

  /** A row without a mark may be of another source than the rows around it. */
  function leaning(cited: readonly EvidenceUnit[], text: string): readonly EvidenceUnit[] {
    return hasUnits(cited) ? distinct([...cited, ...prepared.about(text)]) : [];
  }
}

function distinct(units: readonly EvidenceUnit[]): EvidenceUnit[] {
  return [...new Set(units)].slice(0, maxLeaning);
}

function hasUnits(units: readonly EvidenceUnit[]): boolean {
  return units.length > 0;
}

/** A sentence without a mark leans on the next mark of its line. */
function nextCited(cited: readonly (readonly EvidenceUnit[])[], index: number): readonly EvidenceUnit[] {
  return cited.slice(index + 1).find(hasUnits) ?? [];
}

interface PlacedText {
  readonly text: string;
  readonly start: number;
}

/** The rows of a table that have words. */
function rowsOf(table: string): PlacedText[] {
  let start = 0;
  return table.split(/(?<=\n)/u).flatMap((line) => {
    const placed = { text: line.trimEnd(), start };
    start += line.length;
    return /[\p{L}\p{N}]/u.test(line) ? [placed] : [];
  });
}

/** The sentences of a line with the marks that follow their full stops. */
function textsOf(line: string): PlacedText[] {
  const sentences: PlacedText[] = [];
  for (const { start, end } of sentencesOf(line)) {
    const text = line.slice(start, end);
    const last = sentences.at(-1);
    const isTail = /^(?:\[[^[\]\n]{1,60}\][\s.,]*)+$/u.test(text) || !/[\p{L}\p{N}]/u.test(text);
    if (isTail && last !== undefined) sentences[sentences.length - 1] = { ...last, text: line.slice(last.start, end) };
    else if (/[\p{L}\p{N}]/u.test(text)) sentences.push({ text, start });
  }
  return sentences;
}
