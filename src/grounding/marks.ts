import { allMatches, oneOf } from "#language";
import { rememberedOf } from "#language/meaning";
import { type EvidenceUnit, type PreparedEvidence, squeeze } from "./evidence.ts";

/** A citation mark in an answer with its place. Only characters that stand there as brackets make a mark. */
export interface FoundMark {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** What it names, in the order written; null for a label that leads nowhere. */
  readonly units: readonly { readonly label: string; readonly unit: EvidenceUnit | null }[];
}

const bracket = /\[([^[\]\n]{1,60})\]/g;
const labelShapeWords = oneOf`
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
`;
const labelShape = new RegExp(`^(?:${labelShapeWords})`, "iu");
/** A mark that lists more than this names nothing in particular. */
const maxLabelsInMark = 12;

export function marksIn(text: string, prepared: PreparedEvidence): FoundMark[] {
  const found: FoundMark[] = [];
  for (const match of allMatches(text, bracket)) {
    // [words](address) is a link, not a mark.
    if (text[match.index + match[0].length] === "(" && !/^\d/u.test(match[1] ?? "")) continue;
    const labels = labelsOf(match[1] ?? "").slice(0, maxLabelsInMark);
    // "[ ]" is a place to fill in.
    if (labels.length === 0) continue;
    const units = labels.map((label) => ({ label, unit: unitOf(label, prepared) }));
    const leadsNowhere = units.every(({ unit }) => unit === null);
    if (leadsNowhere && (!labels.every((label) => labelShape.test(label)) || isWritten(match[0], prepared))) continue;
    found.push({ start: match.index, end: match.index + match[0].length, written: match[0], units });
  }
  return found;
}

/** A number in brackets may stand in a source for a note of its own: it makes no number of an answer good. */
const numberOfSource = /^\[(?!\s?(?:19|20)\d{2}\s?\])[\d\s,;，、~–-]+\]$/u;

/** So many different brackets are looked for: an answer of nothing else is no answer. */
const maxBrackets = 200;

/** [별지 3] 이용 기간: a bracket that the evidence has itself is text. */
function isWritten(bracket: string, prepared: PreparedEvidence): boolean {
  if (numberOfSource.test(bracket)) return false;
  const known = bracketsOf(prepared);
  const written = bracket.replace(/\s/gu, "");
  const before = known.get(written);
  if (before !== undefined || known.size >= maxBrackets) return before ?? false;
  const found = prepared.units.some((unit) => unspaced(unit).includes(written));
  known.set(written, found);
  return found;
}

const bracketsOf = rememberedOf((_: PreparedEvidence) => new Map<string, boolean>());
const unspaced = rememberedOf(({ text }: EvidenceUnit) => text.replace(/\s/gu, ""));

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

/** 제7조 제2항 leads to 제7조 where only the article is there, and 제7조 to its first paragraph where only those are. */
function unitOf(label: string, { byLabel, units }: PreparedEvidence): EvidenceUnit | null {
  const key = squeeze(label);
  const exact = byLabel.get(key) ?? byLabel.get(key.replace(/^(?:section|article|clause)/u, ""));
  if (exact !== undefined) return exact;
  if (/^\d+$/u.test(key)) return null;
  const within = units.filter((unit) => {
    const own = squeeze(unit.label);
    return own.length > 1 && !/^\d+$/u.test(own) && (startsLabel(key, own) || startsLabel(own, key));
  });
  return within[0] ?? null;
}

/** 제7조 begins 제7조제2항 but not 제7조의2 or 제70조. */
function startsLabel(longer: string, shorter: string): boolean {
  return longer.startsWith(shorter) && !/^[\d의]/u.test(longer.slice(shorter.length)) && longer.length > shorter.length;
}
