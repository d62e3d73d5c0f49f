import { type CivilDate, dayNumber, fromDayNumber, weekday } from "../../calendar/civil-date.ts";
import { phrasesOf } from "../clause.ts";
import type { DateToken } from "../token.ts";
import { asksForTwo, deniesOrIncludes } from "./asked-words.ts";
import { type DayCandidate, type DoubtfulQuestion, daysOf, isCount, lettersOf, spanOf } from "./candidates.ts";
import { isIn, isOfTime, timeTokensIn, tokenGroups } from "./token-groups.ts";

/** What tells whether a candidate is what the question asks for, a number for each name. */
export type Signs = Readonly<Record<string, number>>;

export function candidateSigns(doubt: DoubtfulQuestion, candidate: DayCandidate, today: CivilDate): Signs {
  return {
    constant: 1,
    ...leftOut(doubt, candidate),
    ...besideGap(doubt, candidate),
    ...standing(doubt, candidate),
    ...questionSigns(doubt),
    ...told(doubt, candidate, today),
    ...claims(doubt, candidate),
    ...unused(doubt, candidate),
  };
}

const roles = ["until", "from", "than", "with", "not", "subject", "of"] as const;

/** The words that have to be left out. */
function leftOut({ text, tokens, clauses }: DoubtfulQuestion, { part }: DayCandidate): Signs {
  const gone = tokens.filter((token) => isIn(token, part));
  const words = text.slice(part.start, part.end);
  const kinds = Object.entries(tokenGroups).map(([name, group]) => {
    const held: ReadonlySet<DateToken["kind"]> = new Set(group);
    return [`without ${name}`, Math.min(2, gone.filter(({ kind }) => held.has(kind)).length)] as const;
  });
  const particles = roles.map(
    (role) =>
      [`without ${role}`, flag(gone.some((token) => token.kind === "particle" && token.role === role))] as const,
  );
  const touched = phrasesOf(clauses).filter(({ start, end }) => start < part.end && end > part.start);
  const asks = (list: readonly DateToken[]) => list.some(({ kind }) => kind === "ask");
  return {
    ...Object.fromEntries([...kinds, ...particles]),
    "without bound": flag(gone.some((token) => token.kind === "word" && token.bound)),
    "without denial": flag(deniesOrIncludes(words)),
    "without figure": flag(/\d/.test(words)),
    "without words": Math.min(8, part.words),
    "without share": lettersOf(part) / text.length,
    "without time": Math.min(6, timeTokensIn(tokens, part)),
    "without phrases": Math.min(3, touched.length),
    "cuts phrase": flag(touched.some(({ start, end }) => start < part.start || end > part.end)),
    "without all asks": flag(asks(tokens) && !asks(tokens.filter((token) => !isIn(token, part)))),
    "kept phrases": Math.min(4, phrasesOf(clauses).length - touched.length),
    "kept length": flag(tokens.some((token) => !isIn(token, part) && lengths.has(token.kind))),
  };
}

const lengths: ReadonlySet<DateToken["kind"]> = new Set(["span", "direction"]);

/** Where the gap is, and what stands around it. */
function besideGap({ text, tokens }: DoubtfulQuestion, { part, readings }: DayCandidate): Signs {
  const before = tokens.findLast((token) => token.end <= part.start);
  const after = tokens.find((token) => token.start >= part.end);
  const begins = text.slice(0, part.start).trim() === "";
  const ends = text.slice(part.end).trim() === "";
  const isStop = (token: DateToken | undefined) => token?.kind === "break" && token.strong;
  const closing = tokens.findLast((token) => token.end <= part.end);
  const line = text.replace(/\s+/g, " ");
  return {
    "is sentence": flag((begins || isStop(before)) && (ends || isStop(closing) || isStop(after))),
    "at beginning": flag(begins),
    "at end": flag(ends),
    "time before": flag(before !== undefined && isOfTime(before)),
    "time after": flag(after !== undefined && isOfTime(after)),
    "ask after": flag(after?.kind === "ask"),
    "direction after": flag(after?.kind === "direction"),
    // A phrase that is only made by leaving words out of its middle.
    across: flag(readings.some(({ phrase }) => !line.includes(phrase.replace(/\s+/g, " ")))),
  };
}

/** How it stands among the other days that the question is read as. */
function standing({ tokens, tried, understood, candidates }: DoubtfulQuestion, candidate: DayCandidate): Signs {
  const days = daysOf(candidate.readings).join();
  const rivals = candidates.filter(({ readings }) => daysOf(readings).join() !== days);
  const weight = ({ part }: DayCandidate) => timeTokensIn(tokens, part);
  const lightest = Math.min(9, ...rivals.map(weight));
  const shortest = Math.min(999, ...rivals.map(({ fewestLetters }) => fewestLetters));
  return {
    ways: candidate.ways / tried,
    "ways of understood": candidate.ways / understood,
    understood: understood / tried,
    candidates: Math.min(8, candidates.length),
    lighter: within(4, lightest - weight(candidate)),
    shorter: within(2, Math.log(shortest / candidate.fewestLetters)),
    "is shortest": flag(candidate.fewestLetters <= shortest),
    "is lightest": flag(weight(candidate) <= lightest),
    "most ways": flag(rivals.every(({ ways }) => ways <= candidate.ways)),
    "no rival": flag(rivals.length === 0),
    "light rivals": Math.min(3, rivals.filter((rival) => weight(rival) === 0).length),
  };
}

function questionSigns({ text, tokens, clauses }: DoubtfulQuestion): Signs {
  const has = (...kinds: readonly DateToken["kind"][]) => flag(tokens.some(({ kind }) => kinds.includes(kind)));
  const strays = clauses.flatMap(({ items }) => items.filter(({ kind }) => kind === "stray"));
  const number = (kind: DateToken["kind"]) => tokens.filter((token) => token.kind === kind).length;
  return {
    phrases: Math.min(5, phrasesOf(clauses).length),
    sentences: Math.min(4, tokens.filter((token) => token.kind === "break" && token.strong).length),
    words: Math.log(text.split(/\s+/).length),
    unknown: Math.min(5, number("word")),
    strays: Math.min(4, strays.length),
    asks: Math.min(3, number("ask")),
    "asks for two": flag(asksForTwo(text)),
    denies: flag(deniesOrIncludes(text)),
    "says how to count": has("counts-as", "skips"),
    "points back": has("that-day", "from-that-day", "that-period"),
    english: flag(!/[가-힣]/.test(text)),
  };
}

const daysOfWeek = 7;

/** What kind of answer it is. */
function told({ text }: DoubtfulQuestion, { readings }: DayCandidate, today: CivilDate): Signs {
  const now = dayNumber(today);
  const spans = readings.map(spanOf).map(({ from, to }) => ({ from: dayNumber(from) - now, to: dayNumber(to) - now }));
  const [{ from, to } = { from: 0, to: 0 }] = spans;
  const days = daysOf(readings).length;
  const isPeriod = readings[0]?.kind === "days" && from !== to;
  return {
    today: flag(spans.some((span) => span.from === 0 && span.to === 0)),
    past: flag(from < 0),
    far: Math.log1p(Math.abs(from)),
    period: flag(isPeriod),
    "longer than a week": flag(to - from >= daysOfWeek),
    between: flag(readings.some(({ kind }) => kind === "between")),
    several: flag(readings.length > 1),
    many: flag(days > 2),
    count: flag(readings.some(isCount)),
    unasked: flag(readings[0]?.kind !== "days" || readings[0].asks === null),
    "two for one": flag(!asksForTwo(text) && days > 1 && !isPeriod),
  };
}

/** Weekdays and months that the question names, whether the days are such. */
function claims({ tokens }: DoubtfulQuestion, { readings, part }: DayCandidate): Signs {
  const days = daysOf(readings).map(fromDayNumber);
  const weekdays = tokens.flatMap((token) =>
    token.kind === "weekday"
      ? [{ fits: days.some((day) => weekday(day) === token.weekday), gone: isIn(token, part) }]
      : [],
  );
  const months = tokens.flatMap((token) =>
    token.kind === "month" || token.kind === "date"
      ? [{ fits: days.some(({ month }) => month === token.month), gone: isIn(token, part) }]
      : [],
  );
  return {
    "weekday fits": flag(weekdays.some(({ fits }) => fits)),
    "weekday lost": Math.min(2, weekdays.filter(({ fits }) => !fits).length),
    "left weekday fits": flag(weekdays.some(({ fits, gone }) => fits && gone)),
    "left weekday lost": flag(weekdays.some(({ fits, gone }) => !fits && gone)),
    "month fits": flag(months.some(({ fits }) => fits)),
    "month lost": flag(months.some(({ fits }) => !fits)),
    "left month lost": flag(months.some(({ fits, gone }) => !fits && gone)),
  };
}

/** Words about days that are kept and still have no part in what is told. */
function unused({ tokens }: DoubtfulQuestion, { readings, part }: DayCandidate): Signs {
  const left = tokens.filter(
    (token) => isOfTime(token) && !isIn(token, part) && !readings.some(({ phrase }) => phrase.includes(token.text)),
  );
  const of = (...kinds: readonly DateToken["kind"][]) =>
    Math.min(2, left.filter(({ kind }) => kinds.includes(kind)).length);
  return {
    unused: Math.min(5, left.length),
    "unused length": of("span", "direction", "backwards"),
    "unused number": of("number", "ordinal"),
    "unused day": of("day", "date", "weekday", "month", "yearly"),
    "unused edge": of("edge"),
  };
}

const flag = (is: boolean | undefined) => (is ? 1 : 0);
const within = (most: number, value: number) => Math.max(-most, Math.min(most, value));
