import { type CivilDate, dayNumber } from "../../calendar/civil-date.ts";
import type { Clause } from "../clause.ts";
import type { DateReading } from "../date-reading.ts";
import type { Refusal } from "../refusal.ts";
import type { DateToken } from "../token.ts";
import { type Part, partsLeftOut } from "./parts-left-out.ts";
import { timeTokensIn } from "./token-groups.ts";

/** A reading that names its days. */
export type Told = Extract<DateReading, { readonly kind: "days" | "between" }>;

/** A question that the grammar names no day for, and why. */
export interface RefusedQuestion {
  readonly text: string;
  readonly tokens: readonly DateToken[];
  readonly clauses: readonly Clause[];
  readonly refusals: readonly Refusal[];
}

/** What a question in doubt says when parts of it are left out. */
export interface DoubtfulQuestion extends RefusedQuestion {
  /** How often it was read again, and how often that was understood. */
  readonly tried: number;
  readonly understood: number;
  readonly candidates: readonly DayCandidate[];
}

/** Days that a question may ask for. */
export interface DayCandidate {
  readonly readings: readonly Told[];
  /** The part of least weight without which it is read so. */
  readonly part: Part;
  /** In how many ways it is read so. */
  readonly ways: number;
  /** The fewest letters that have to be left out. */
  readonly fewestLetters: number;
}

/** What a question without a part of it says. */
export type ReadAgain = (text: string, part: Part) => readonly DateReading[];

export function doubtOf(question: RefusedQuestion, readAgain: ReadAgain): DoubtfulQuestion {
  const { text, tokens, clauses } = question;
  const parts = partsLeftOut(text, tokens, clauses);
  const read = parts.flatMap((part) => {
    const rest = text.slice(0, part.start) + " ".repeat(part.end - part.start) + text.slice(part.end);
    const readings = readAgain(rest, part);
    const told = readings.filter(isTold);
    return told.length > 0 && told.length === readings.length ? [{ part, readings: told }] : [];
  });
  const weight = ({ part }: { readonly part: Part }) => timeTokensIn(tokens, part);
  const candidates = [...Map.groupBy(read, ({ readings }) => keyOf(readings)).values()].flatMap((ways) => {
    const [best] = ways.toSorted((a, b) => weight(a) - weight(b) || lettersOf(a.part) - lettersOf(b.part));
    const fewestLetters = Math.min(...ways.map(({ part }) => lettersOf(part)));
    return best === undefined ? [] : [{ ...best, ways: ways.length, fewestLetters }];
  });
  return { ...question, tried: parts.length, understood: read.length, candidates };
}

export const lettersOf = ({ start, end }: Part) => end - start;

const isTold = (reading: DateReading): reading is Told => reading.kind === "days" || reading.kind === "between";

/** What is counted up to a day is another answer than the day. */
const keyOf = (readings: readonly Told[]) =>
  JSON.stringify([daysOf(readings), readings.map((reading) => reading.kind === "days" && isCount(reading))]);

export const isCount = (reading: Told) =>
  reading.kind === "days" && (reading.asks === "remaining" || reading.asks === "passed");

export const spanOf = (reading: Told): { readonly from: CivilDate; readonly to: CivilDate } =>
  reading.kind === "days" ? reading.days : reading;

/** The days that are told, each once and in order. */
export function daysOf(readings: readonly Told[]): number[] {
  const days = readings.map(spanOf).flatMap(({ from, to }) => [dayNumber(from), dayNumber(to)]);
  return [...new Set(days)].sort((a, b) => a - b);
}
