import { oneOf } from "#language";
import type { Clause, Item } from "./clause.ts";
import { countNames, figureOf } from "./figures.ts";
import { native, nativeNumber } from "./korean/number-words.ts";

/** Which one of a series is asked for. */
export interface SeriesAsked {
  readonly item: Item;
  readonly nth: number;
  readonly words: string;
  /** "The 4th dose" and not "the 4th", which may be a day of the month. */
  readonly isNamed: boolean;
}

/** How many times something comes, and where that is said. */
export interface Times {
  readonly count: number;
  /** 8주 과정: so many weeks, which are as many times only where it comes each week. */
  readonly isOfWeeks: boolean;
  readonly start: number;
  readonly end: number;
}

const things = oneOf`
  times
  sessions
  classes
  lessons
  doses
  visits
  appointments
  payments
  installments
  meetings
  episodes
  weeks[ ](?:course|program|in[ ]total)
`;
const korean = new RegExp(
  `(?:총|모두|전체)?\\s*(?:(\\d{1,2})|(${native}))\\s*(?:회|번|차례|강|(?:주|주일)\\s*(?:과정|코스|동안|간(?!격)|짜리))(?![째차]|\\s*[째차])`,
);
const english = new RegExp(
  `(?:(\\d{1,2})|(${countNames.join("|")}))[\\s-]+(?:more\\s+)?(?:weekly\\s+)?(?:${things})\\b`,
  "i",
);

/** 총 6회, 네 번, 8주 과정, eight sessions. */
export function timesTold(text: string): Times | null {
  const match = korean.exec(text) ?? english.exec(text);
  if (match === null) return null;
  const [words, figures, name = ""] = match;
  const word = nativeNumber(name) ?? countNames.indexOf(name.toLowerCase()) + 1;
  const count = figures === undefined ? word : figureOf(figures);
  return count < 2
    ? null
    : { count, isOfWeeks: /주|week/i.test(words), start: match.index, end: match.index + words.length };
}

/** 네 번째, the 4th dose, and the last where it is told how many there are. */
export function askedOfSeries(text: string, { items }: Clause, times: Times | null): SeriesAsked[] {
  return items.flatMap((item, at): SeriesAsked[] => {
    const next = items[at + 1];
    const isNamed = next?.kind === "plain" && (next.token.kind === "word" || /^(?:one|time)$/i.test(next.token.text));
    if (item.kind === "phrase") {
      const words = text.slice(item.start, item.end).replace(/^the\s+/i, "");
      const figure = /^(\d{1,2})(?:st|nd|rd|th)$/i.exec(words)?.[1];
      return figure === undefined ? [] : [{ item, nth: Number(figure), words, isNamed }];
    }
    const { token } = item;
    if (times !== null && lastWords.test(token.text))
      return [{ item, nth: times.count, words: token.text, isNamed: true }];
    if (token.kind !== "ordinal" || token.value <= 0) return [];
    return [{ item, nth: token.value, words: token.text, isNamed: isNamed || /번\s*째|회\s*차/.test(token.text) }];
  });
}

const lastWords = /^(?:(?:맨\s*|제일\s*)?마지막|(?:the\s+)?(?:last|final)(?:\s+one)?)$/i;
