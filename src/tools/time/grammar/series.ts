import type { CivilDate } from "../calendar/civil-date.ts";
import { type Clause, type Item, type Phrase, phrasesOf } from "./clause.ts";
import { asksOf } from "./clause-facts.ts";
import type { DateReading } from "./date-reading.ts";
import { maybeDay, shiftedBy } from "./days.ts";
import { unitOf } from "./expression.ts";
import { resolve } from "./resolve.ts";
import { isNearerInPast } from "./tense.ts";

interface Step {
  readonly amount: number;
  readonly unit: "day" | "week" | "month";
}

interface Asked {
  readonly item: Item;
  readonly nth: number;
  readonly words: string;
  /** "The 4th dose" and not "the 4th", which may be a day of the month. */
  readonly isNamed: boolean;
}

/**
 * "Every 3 days from March 2, when is the 4th dose?": the day of one of a series, whose first day is the one that it runs from.
 * Null when nothing is told to come again or no number of it is asked for.
 */
export function readSeries(text: string, clauses: readonly Clause[], today: CivilDate): DateReading[] | null {
  const [asked, ...others] = clauses
    .filter((clause) => asksOf(clause) === "day")
    .flatMap((one) => numbersIn(text, one));
  const steps = clauses.flatMap(({ items }) =>
    items.filter((item) => (item.kind === "stray" && item !== asked?.item) || comesAgain(item)),
  );
  if (asked === undefined || others.length > 0 || !steps.some(comesAgain)) return null;
  const unclear: DateReading[] = [{ kind: "unclear", words: asked.words }];
  const [step, ...more] = steps.map(stepOf);
  const [start, ...starts] = phrasesOf(clauses).filter((phrase) => phrase !== asked.item);
  if (!asked.isNamed || step === undefined || step === null || more.length > 0) return unclear;
  if (start?.role !== "from" || starts.length > 0 || unitOf(start.expression) !== "day") return unclear;
  const first = firstDay(start, today);
  const days = first && maybeDay(shiftedBy(first, step.amount * (asked.nth - 1), step.unit));
  return days === null ? unclear : [{ kind: "days", phrase: asked.words, days, asks: "day" }];
}

function firstDay({ expression }: Phrase, today: CivilDate): CivilDate | null {
  return resolve(expression, { today, past: isNearerInPast(expression, today) })?.from ?? null;
}

/** The 4th, fourth: an ordinal of nothing that a calendar has. */
function numbersIn(text: string, { items }: Clause): Asked[] {
  return items.flatMap((item, at): Asked[] => {
    const next = items[at + 1];
    const isNamed = next?.kind === "plain" && (next.token.kind === "word" || /^(?:one|time)$/i.test(next.token.text));
    if (item.kind === "stray" && item.token.kind === "ordinal" && item.token.value > 0)
      return [{ item, nth: item.token.value, words: item.token.text, isNamed }];
    if (item.kind !== "phrase") return [];
    const words = text.slice(item.start, item.end).replace(/^the\s+/i, "");
    const figure = /^(\d{1,2})(?:st|nd|rd|th)$/i.exec(words)?.[1];
    return figure === undefined ? [] : [{ item, nth: Number(figure), words, isNamed }];
  });
}

/** Every 3 days, every week, weekly; also "every 0 days" and "twice a week", which are no step. */
const comesAgain = (item: Item) =>
  item.kind !== "phrase" &&
  (item.token.kind === "interval" ||
    item.token.kind === "every" ||
    /^(?:every|each|daily|weekly|monthly|twice|times)$/i.test(item.token.text));

const stepWords: ReadonlyMap<string, Step> = new Map([
  ["daily", { amount: 1, unit: "day" }],
  ["weekly", { amount: 1, unit: "week" }],
  ["monthly", { amount: 1, unit: "month" }],
]);

function stepOf(item: Item): Step | null {
  if (item.kind === "phrase") return null;
  if (item.token.kind === "every") return { amount: 1, unit: item.token.unit };
  if (item.token.kind === "interval") return item.token.amount > 0 ? item.token : null;
  return stepWords.get(item.token.text.toLowerCase()) ?? null;
}
