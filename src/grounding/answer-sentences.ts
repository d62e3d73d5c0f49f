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
  /** Evidence that it leans on although the mark stands behind a later sentence of its line. */
  readonly leansOn: readonly EvidenceUnit[];
  /** All evidence that it will be compared with. */
  readonly units: () => readonly EvidenceUnit[];
}

/** Cuts an answer line by line. Code blocks and lines without words hold no sentences. */
export function createSentenceCutter(prepared: PreparedEvidence): (line: string, offset: number) => AnswerSentence[] {
  let inCode = false;
  let inTable = false;
  return (line, offset) => {
    const isRow = /^\s*\|/u.test(line);
    const isTableHead = isRow && !inTable;
    inTable = isRow;
    if (/^\s*```/u.test(line)) inCode = !inCode;
    if (inCode || !/[\p{L}\p{N}]/u.test(line)) return [];
    const sentences = textsOf(line);
    const marks = sentences.map(({ text }) => marksIn(text.slice(0, maxSentenceLength), prepared));
    const cited = marks.map(citedUnits);
    return sentences.map(({ text, start }, index) => {
      const own = cited[index] ?? [];
      const leansOn = own.length > 0 ? [] : nextCited(cited, index);
      return {
        text,
        start: offset + start,
        marks: marks[index] ?? [],
        isTableHead,
        leansOn,
        units: () => [own, leansOn].find(hasUnits) ?? prepared.about(text),
      };
    });
  };
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

/** The sentences of a line with the marks that follow their full stops. A row of a table is one. */
function textsOf(line: string): PlacedText[] {
  const spans = /^\s*\|/u.test(line) ? [{ start: 0, end: line.trimEnd().length }] : sentencesOf(line);
  const sentences: PlacedText[] = [];
  for (const { start, end } of spans) {
    const text = line.slice(start, end);
    const last = sentences.at(-1);
    const isTail = /^(?:\[[^[\]\n]{1,60}\][\s.,]*)+$/u.test(text) || !/[\p{L}\p{N}]/u.test(text);
    if (isTail && last !== undefined) sentences[sentences.length - 1] = { ...last, text: line.slice(last.start, end) };
    else if (/[\p{L}\p{N}]/u.test(text)) sentences.push({ text, start });
  }
  return sentences;
}
