import { isShift, type Pick, type Shift } from "../query/date-query.ts";
import { type BareDay, type DaySurroundings, readNamedDay, shiftOfCount, weekdayPick } from "./day-phrases.ts";
import type { Token } from "./token.ts";

/** Nobody names a day in more words. */
const maxPhraseTokens = 9;

/** The longest phrase of a day that tokens begin with, and how many of them it takes. */
export function readDayPhrase(
  tokens: readonly Token[],
  surroundings: DaySurroundings,
): { readonly day: BareDay; readonly length: number } | null {
  for (let length = Math.min(tokens.length, maxPhraseTokens); length > 0; length -= 1) {
    const day = readDay(tokens.slice(0, length), surroundings);
    if (day !== null) return { day, length };
  }
  return null;
}

interface Move {
  readonly pattern: RegExp;
  readonly apply: (day: BareDay, tokens: readonly Token[]) => BareDay | null;
}

/** Behind a day: 추석 3일 전, 3월 2일부터 100일째, 크리스마스 이후 첫 영업일. */
const movesBehind: readonly Move[] = [
  {
    pattern: /^(?:from )?count (?:later|earlier)$/,
    apply: (day, tokens) => shifted(day, shiftOfCount(find(tokens, "count"), find(tokens, "earlier") !== undefined)),
  },
  {
    pattern: /^(?:from )?daynumber$/,
    apply: (day, tokens) => {
      const number = find(tokens, "daynumber")?.value ?? 0;
      return number < 1 ? null : shifted(day, shiftOfDays(number - 1));
    },
  },
  { pattern: /^(?:later|earlier) (?:nth )?(?:weekday|workday)$/, apply: (day, tokens) => picked(day, pickIn(tokens)) },
];

/** Before a day: 3 days before Christmas, a week from Friday, the first Monday after Easter. */
const movesBefore: readonly Move[] = [
  {
    pattern: /^count (?:after|before|from)$/,
    apply: (day, tokens) => shifted(day, shiftOfCount(find(tokens, "count"), find(tokens, "before") !== undefined)),
  },
  { pattern: /^(?:nth )?(?:weekday|workday) (?:after|before)$/, apply: (day, tokens) => picked(day, pickIn(tokens)) },
];

const find = (tokens: readonly Token[], kind: Token["kind"]) => tokens.find((token) => token.kind === kind);
const shiftOfDays = (by: number): Shift => ({ move: "days", by });

function readDay(tokens: readonly Token[], surroundings: DaySurroundings): BareDay | null {
  const named = readNamedDay(tokens, surroundings);
  if (named !== null) return named;
  for (let at = 1; at < tokens.length; at += 1) {
    const [head, tail] = [tokens.slice(0, at), tokens.slice(at)];
    const day =
      moved(movesBehind, tail, () => readDay(head, surroundings)) ??
      moved(movesBefore, head, () => readDay(tail, surroundings));
    if (day !== null) return day;
  }
  return null;
}

function moved(moves: readonly Move[], tokens: readonly Token[], readRest: () => BareDay | null): BareDay | null {
  const kinds = tokens.map(({ kind }) => kind).join(" ");
  const move = moves.find(({ pattern }) => pattern.test(kinds));
  const day = move === undefined ? null : readRest();
  return move === undefined || day === null ? null : move.apply(day, tokens);
}

/** From a whole week or month nothing is counted: nobody says from which of its days. */
function shifted(day: BareDay, shift: Shift): BareDay | null {
  const last = day.steps.at(-1);
  if (last !== undefined && !isShift(last) && (last.what === "all" || last.what === "weekend")) return null;
  return { ...day, steps: [...day.steps, shift] };
}

const picked = (day: BareDay, pick: Pick): BareDay | null =>
  day.steps.every(isShift) ? { ...day, steps: [...day.steps, pick] } : null;

function pickIn(tokens: readonly Token[]): Pick {
  const isBefore = tokens.some(({ kind }) => kind === "earlier" || kind === "before");
  const within = isBefore ? "before" : "after";
  const nth = (isBefore ? -1 : 1) * (find(tokens, "nth")?.value ?? 1);
  const weekday = find(tokens, "weekday");
  return weekday === undefined ? { within, what: "working-day", nth } : weekdayPick(within, weekday.value, nth);
}
