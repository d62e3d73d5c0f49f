import { allMatches, oneOf } from "#language";
import { type EvidenceUnit, type PreparedEvidence, squeezed } from "./evidence.ts";

/** A citation mark in an answer with its place. Only characters that stand there as brackets make a mark. */
export interface FoundMark {
  readonly start: number;
  readonly end: number;
  /** What it names, in the order written; null for a label that leads nowhere. */
  readonly units: readonly MarkedUnit[];
}

interface MarkedUnit {
  readonly label: string;
  readonly unit: EvidenceUnit | null;
  /** An article that is there by its paragraphs: the others of them. */
  readonly others: readonly EvidenceUnit[];
}

const bracket = /\[([^[\]\n]{1,60})\]/gu;
const labelShape = new RegExp(
  `^(?:${oneOf`
    제\s?\d+\s?(?:조|장)
    별[지표첨]
    붙임
    부록
    부칙
    전문
    서명란
    \d+쪽
    \d{1,4}$
    (?:section|article|clause|exhibit|schedule|annex|appendix|preamble|page)\b
    \d+(?:\.\d+)+
  `})`,
  "iu",
);
/** A mark that lists more than this names nothing in particular. */
const maxLabelsInMark = 12;
/** Evidence that one sentence is compared with at most. */
const maxCitedUnits = 12;

export function marksIn(text: string, prepared: PreparedEvidence): FoundMark[] {
  return allMatches(text, bracket).flatMap((match) => {
    const [written, inner = ""] = match;
    // [words](address) is a link, not a mark.
    if (text[match.index + written.length] === "(" && !/^\d/u.test(inner)) return [];
    const labels = labelsOf(inner).slice(0, maxLabelsInMark);
    // "[ ]" is a place to fill in.
    if (labels.length === 0) return [];
    const units = labels.map((label) => {
      const [unit = null, ...others] = unitsOf(label, prepared);
      return { label, unit, others };
    });
    const leadsNowhere = units.every(({ unit }) => unit === null);
    if (leadsNowhere && (!labels.every((label) => labelShape.test(label)) || isWritten(written, prepared))) return [];
    return [{ start: match.index, end: match.index + written.length, units }];
  });
}

/** The units that a sentence's marks name. */
export function citedUnits(marks: readonly FoundMark[]): EvidenceUnit[] {
  const units = marks.flatMap((mark) =>
    mark.units.flatMap(({ unit, others }) => (unit === null ? [] : [unit, ...others])),
  );
  return [...new Set(units)].slice(0, maxCitedUnits);
}

export function withoutMarks(text: string, marks: readonly FoundMark[]): string {
  let bare = "";
  let from = 0;
  for (const { start, end } of marks) {
    bare += text.slice(from, start);
    from = end;
  }
  return (bare + text.slice(from)).replace(/[ \t]+(?=[.,!?]|$)/gu, "");
}

/** A number in brackets may stand in a source for a note of its own: it makes no number of an answer good. */
const numberOfSource = /^\[(?!\s?(?:19|20)\d{2}\s?\])[\d\s,;，、~–-]+\]$/u;
/** So many different brackets are looked for: an answer of nothing else is no answer. */
const maxBrackets = 200;

/** [별지 3] 이용 기간: a bracket that the evidence has itself is text. */
function isWritten(written: string, { ownBrackets, units }: PreparedEvidence): boolean {
  if (numberOfSource.test(written)) return false;
  const key = squeezed(written);
  const looked = ownBrackets.get(key);
  if (looked !== undefined || ownBrackets.size >= maxBrackets) return looked ?? false;
  const isThere = units.some((unit) => unit.letters().includes(key));
  ownBrackets.set(key, isThere);
  return isThere;
}

function labelsOf(inner: string): string[] {
  return inner.split(/[,;，、]\s?/u).flatMap((part) => {
    const range = /^\s*(\d{1,4})\s?[-–~]\s?(\d{1,4})\s*$/u.exec(part);
    if (range === null) return [part.trim()].filter((each) => each !== "");
    const [from, to] = [Number(range[1]), Number(range[2])];
    return to < from || to - from >= maxLabelsInMark
      ? [String(from), String(to)]
      : Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
  });
}

const onlyDigits = /^\d+$/u;

/** 제7조 제2항 leads to 제7조 where only the article is there, and 제7조 to all its paragraphs where only those are. */
function unitsOf(label: string, { byLabel, units }: PreparedEvidence): EvidenceUnit[] {
  const key = squeezed(label);
  const exact = byLabel.get(key) ?? byLabel.get(key.replace(/^(?:section|article|clause)/u, ""));
  if (exact !== undefined) return [exact];
  if (onlyDigits.test(key)) return [];
  const others = units.filter(({ label: own }) => squeezed(own).length > 1 && !onlyDigits.test(own));
  const whole = others.find(({ label: own }) => startsLabel(key, squeezed(own)));
  return whole !== undefined ? [whole] : others.filter(({ label: own }) => startsLabel(squeezed(own), key));
}

/** 제7조 begins 제7조제2항 but not 제7조의2 or 제70조. */
export function startsLabel(longer: string, shorter: string): boolean {
  return longer.startsWith(shorter) && !/^[\d의]/u.test(longer.slice(shorter.length)) && longer.length > shorter.length;
}
