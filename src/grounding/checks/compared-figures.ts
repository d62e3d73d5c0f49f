import { oneOf } from "#language";
import type { Quantity, Reading } from "#language/meaning";
import type { EvidenceUnit, PreparedEvidence } from "../evidence.ts";
import type { Objection } from "../statement.ts";
import { agreement, type Token, tokensOf } from "../tokens.ts";
import { denialPlaces } from "./denials.ts";
import { type FigureList, type ListedItem, listingsOf, shareOf } from "./listings.ts";

type Measured = "amount" | "period" | "moment";
const measuredBy: Readonly<Record<string, Measured>> = {
  days: "period",
  "business-days": "period",
  months: "period",
  hours: "period",
  minutes: "period",
  clock: "moment",
  date: "moment",
  "month-day": "moment",
  weekday: "moment",
};

/** What a word of comparison says of the first of two figures, and of which figures it can be said. */
const words: readonly { readonly sign: 1 | -1; readonly of: readonly Measured[]; readonly said: RegExp }[] = [
  {
    sign: 1,
    of: ["amount"],
    said: /많|높|크[다고게며]|큰|컸|비싸|비싼|비쌌|무겁|무거|넓|\b(?:more|higher|larger|greater|bigger|dearer|heavier)\b/iu,
  },
  {
    sign: -1,
    of: ["amount"],
    said: /적[다은었게고으]|낮|작[다은았게고]|싸[다고게]|싼|쌌|저렴|가볍|가벼|\b(?:less|fewer|lower|smaller|cheaper|lighter)\b/iu,
  },
  { sign: 1, of: ["period"], said: /길[다고게어었]|긴|오래|오랜|\blonger\b/iu },
  { sign: -1, of: ["period"], said: /짧|빨리|빠르|빠른|빨랐|\b(?:shorter|faster|quicker)\b/iu },
  { sign: 1, of: ["moment"], said: /늦|나중|\blater\b/iu },
  { sign: -1, of: ["moment"], said: /일찍|이르|이른|일러|먼저|앞서|\b(?:earlier|sooner)\b/iu },
];

interface Comparison {
  /** What is compared, and what it is compared with. */
  readonly one: readonly Token[];
  readonly other: readonly Token[];
  readonly sign: 1 | -1;
  readonly of: readonly Measured[];
}

/** 홍보보다 운영에 더 많이, where 홍보 has 13 % and 운영 9 %: a comparison that the evidence's figures refute. */
export function refutedComparison(
  claim: Reading,
  units: readonly EvidenceUnit[],
  prepared: PreparedEvidence,
): Objection | null {
  const compared = comparisonOf(claim);
  if (compared === null || denialPlaces(claim).length > 0) return null;
  for (const unit of units) {
    if (unit.quantities().length < 2) continue;
    const verdicts = listingsOf(unit, prepared).flatMap((listing) => verdictOn(compared, listing));
    const [first] = verdicts;
    if (first === undefined || !verdicts.every(({ isRefuted }) => isRefuted)) continue;
    return {
      status: "contradicts",
      check: "ranking",
      reason: {
        ko: `원문의 수치는 반대입니다: “${first.one.quantity.text}”, “${first.other.quantity.text}”`,
        en: `The evidence's figures say the opposite: “${first.one.quantity.text}” and “${first.other.quantity.text}”`,
      },
      against: { label: unit.label, quote: first.sentence },
    };
  }
  return null;
}

interface VerdictOnFigures {
  readonly one: ListedItem;
  readonly other: ListedItem;
  readonly isRefuted: boolean;
  readonly sentence: string;
}

function verdictOn({ one, other, sign, of }: Comparison, { items, sentence }: FigureList): VerdictOnFigures[] {
  const [mine, ...more] = items.filter(({ names }) => shareOf(names, one) >= 0.5 && shareOf(names, other) === 0);
  const [theirs, ...others] = items.filter(({ names }) => shareOf(names, other) >= 0.5 && shareOf(names, one) === 0);
  if (mine === undefined || theirs === undefined || more.length > 0 || others.length > 0) return [];
  if (!of.includes(measuredBy[mine.quantity.dimension] ?? "amount")) return [];
  const apart = timeOf(mine.quantity) - timeOf(theirs.quantity);
  return apart === 0 ? [] : [{ one: mine, other: theirs, isRefuted: Math.sign(apart) !== sign, sentence }];
}

/** 오후 2시 is later than 오전 9시. */
function timeOf({ dimension, unit, value }: Quantity): number {
  return dimension === "clock" && unit === "p" && value < 12 ? value + 12 : value;
}

const boda = /[가-힣\p{L}\d]+보다(?=[\s는도])/u;
const than = /\bthan\s(?!(?:an?\s)?(?:half|third|quarter|\d|before|last|ever|usual|expected|planned|that))/iu;
const clauseEnd = /[,.;]|\b(?:provided|because|if|when|so|and|but)\b/u;

function comparisonOf(claim: Reading): Comparison | null {
  const { text, isKorean } = claim;
  const match = (isKorean ? boda : than).exec(text);
  if (match === null) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  const said = isKorean ? text.slice(end, end + 30) : text.slice(Math.max(0, start - 30), start);
  const word = words.find((each) => each.said.test(said));
  if (word === undefined) return null;
  const tokens = tokensOf(claim).filter(({ kind }) => kind !== "figure");
  if (isKorean) {
    const other = tokens.filter((token) => token.start >= start && token.start < end);
    return { one: tokens.filter((token) => !other.includes(token) && !isJoinedTo(text, token, start)), other, ...word };
  }
  const stop = end + (clauseEnd.exec(text.slice(end))?.index ?? text.length);
  const other = tokens.filter((token) => token.start >= end && token.start < stop);
  const one = tokens.filter((token) => token.end <= start && !other.some((each) => agreement(each, token) !== null));
  return { one, other, ...word };
}

/** 모금과 홍보보다: the first of two that something is compared with. */
function isJoinedTo(text: string, { end }: Token, start: number): boolean {
  return end <= start && joined.test(text.slice(end, start));
}

const joined = new RegExp(
  String.raw`^(?:${oneOf`
  와
  과
  하고
  ·
  이나
  나
`})?\s?$`,
  "u",
);
