import type { DateToken } from "../token.ts";
import type { Part } from "./parts-left-out.ts";

/** Kinds of words that weigh alike when they are left out. */
export const tokenGroups = {
  days: ["day", "date", "weekday", "month", "yearly", "year", "quarter", "half"],
  shift: ["shift"],
  unit: ["unit"],
  number: ["number", "ordinal"],
  span: ["span", "stay", "anniversary"],
  direction: ["direction", "backwards"],
  edge: ["edge"],
  "edge verb": ["edge-verb"],
  unnamed: ["unnamed", "around", "substitute", "surround", "holding"],
  every: ["every", "interval"],
  "from that": ["from-that-day", "that-period"],
  ask: ["ask"],
  check: ["check"],
  request: ["request"],
  each: ["each", "between"],
  "counts as": ["counts-as"],
  skips: ["skips"],
  "that day": ["that-day"],
  moved: ["moved", "correction", "back-at-work", "chosen", "closest"],
  word: ["word"],
  filler: ["filler"],
  clock: ["clock", "later", "zone"],
} as const satisfies Readonly<Record<string, readonly DateToken["kind"][]>>;

const ofTime = (
  ["days", "shift", "unit", "number", "span", "direction", "edge", "unnamed", "every", "from that"] as const
).flatMap((name): readonly DateToken["kind"][] => tokenGroups[name]);
const timeKinds: ReadonlySet<DateToken["kind"]> = new Set(ofTime);

/** Words that say which day it is. */
export const isOfTime = ({ kind }: DateToken) => timeKinds.has(kind);

export const isIn = ({ start, end }: DateToken, part: Part) => start >= part.start && end <= part.end;

export const timeTokensIn = (tokens: readonly DateToken[], part: Part) =>
  tokens.filter((token) => isOfTime(token) && isIn(token, part)).length;
