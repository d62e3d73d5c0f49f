import { cellsOfRow, hasLetters, sentencesOf } from "#language";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import { withoutListSign } from "../letters.ts";
import { citedUnits, type FoundMark, marksIn, withoutMarks } from "../marks.ts";

/** A sentence of an answer with its place. */
export interface AnswerSentence {
  readonly text: string;
  readonly start: number;
  readonly marks: readonly FoundMark[];
  /** What its own marks name. */
  readonly cited: readonly EvidenceUnit[];
  /** Evidence that it leans on although the mark stands elsewhere: behind a later sentence of its line, or in its table. */
  readonly leansOn: readonly EvidenceUnit[];
  /** Without marks, list signs and emphasis. */
  readonly bare: string;
  /** Headings, heads of tables, questions and lead-ins claim nothing. */
  readonly isClaim: boolean;
}

/** A sentence longer than this is not taken apart; nobody reads one, and a model that loops writes them. */
const maxSentenceLength = 1_200;
const maxLeaning = 12;
const behindLine = /(?<=\n)/u;
const row = /^\s*\|/u;

/** The lines of a text; the rows of a table are together. */
export function linesAndTables(text: string): string[] {
  const blocks: string[][] = [];
  for (const line of text.split(behindLine)) {
    const before = blocks.at(-1);
    if (row.test(line) && row.test(before?.[0] ?? "")) before?.push(line);
    else blocks.push([line]);
  }
  return blocks.map((lines) => lines.join(""));
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
    if (inCode || !hasLetters(block)) return [];
    const isHeading = headingShape.test(block);
    if (isHeading) above = [];
    const isTable = row.test(block);
    const placed = isTable ? rowsOf(block) : textsOf(block);
    const marks = placed.map(({ text }) => marksIn(text.slice(0, maxSentenceLength), prepared));
    const cited = marks.map(citedUnits);
    const citedHere = distinct(cited.flat());
    const ofTable = isTable ? (citedHere.length > 0 ? citedHere : above) : [];
    above = distinct([...above, ...citedHere]);
    const next = isTable ? [] : nextCited(cited);
    return placed.map(({ text, start }, index) => {
      const own = cited[index] ?? [];
      const isTableHead = isTable && index === 0;
      const bare = withoutListSign(withoutMarks(text.slice(0, maxSentenceLength), marks[index] ?? []).trim());
      return {
        text,
        start: offset + start,
        marks: marks[index] ?? [],
        cited: own,
        leansOn: own.length > 0 || isTableHead ? [] : isTable ? ofTable : (next[index] ?? []),
        bare: bare.replaceAll(/\*\*|__/gu, ""),
        isClaim: !isHeading && !isTableHead && !asksOrLeadsIn.test(bare) && hasLetters(bare),
      };
    });
  };
}

/** A line that begins with # or is bold as a whole. */
const headingShape = /^\s*(?:#{1,6}\s|(?:[-*]\s|\d{1,2}[.)]\s)?\*\*[^*\n]{1,80}\*\*\s?:?\s*$)/u;
const asksOrLeadsIn = /[?？:：]["”’)*\s]*$/u;

function distinct(units: readonly EvidenceUnit[]): EvidenceUnit[] {
  return [...new Set(units)].slice(0, maxLeaning);
}

/** For each sentence what the next mark of its line names; walked once from the right. */
function nextCited(cited: readonly (readonly EvidenceUnit[])[]): (readonly EvidenceUnit[])[] {
  const next: (readonly EvidenceUnit[])[] = [];
  let behind: readonly EvidenceUnit[] = [];
  for (let at = cited.length - 1; at >= 0; at--) {
    next[at] = behind;
    const own = cited[at] ?? [];
    if (own.length > 0) behind = own;
  }
  return next;
}

interface PlacedText {
  readonly text: string;
  readonly start: number;
}

/** The rows of a table that have words. */
function rowsOf(table: string): PlacedText[] {
  let start = 0;
  return table.split(behindLine).flatMap((line) => {
    const placed = { text: line.trimEnd(), start };
    start += line.length;
    return cellsOfRow(line).some((cell) => hasLetters(cell)) ? [placed] : [];
  });
}

/** Smith, J. (2021). A title. A press. is one reference. */
const referenceLine =
  /^\s*(?:[-*•]\s|\[?\d{1,3}[.)\]]\s)?\p{Lu}[\p{L}'’-]+,\s\p{Lu}\.[^\n]{0,200}?\((?:19|20)\d{2}[a-z]?\)/u;

/** Marks that follow a full stop belong to the sentence before them, and so does what has no letters. */
const marksOnly = /^(?:\[[^[\]\n]{1,60}\][\s.,]*)+$/u;
const hasMark = /\[[^[\]\n]{1,60}\]/u;
/** "First. [1] Second. [2]": a mark that a space parts from what follows it, behind a sentence that has none. */
const marksAtHead = /^(?:\[[^[\]\n]{1,60}\]\s*)+(?<=\s)/u;

function textsOf(line: string): PlacedText[] {
  if (referenceLine.test(line)) return [{ text: line.trimEnd(), start: 0 }];
  const sentences: PlacedText[] = [];
  for (const { start: cutAt, end } of sentencesOf(line)) {
    const last = sentences.at(-1);
    const isBare = last !== undefined && !hasMark.test(last.text);
    const start = isBare ? cutAt + (marksAtHead.exec(line.slice(cutAt, end))?.[0].length ?? 0) : cutAt;
    if (last !== undefined && start > cutAt)
      sentences[sentences.length - 1] = { text: line.slice(last.start, start).trimEnd(), start: last.start };
    const text = line.slice(start, end);
    if (last !== undefined && (marksOnly.test(text) || !hasLetters(text)))
      sentences[sentences.length - 1] = { text: line.slice(last.start, end), start: last.start };
    else if (hasLetters(text)) sentences.push({ text, start });
  }
  return sentences;
}
