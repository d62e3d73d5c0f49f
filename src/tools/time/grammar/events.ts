import type { CivilDate } from "../calendar/civil-date.ts";
import type { Clause, Item, Phrase } from "./clause.ts";
import { startOf, unknownWords } from "./clause-facts.ts";
import { countedIn } from "./event-counts.ts";
import type { Counted } from "./event-lengths.ts";
import { type DateExpression, unitOf } from "./expression.ts";
import { isEventOfVerb } from "./korean/event-verbs.ts";
import { isAdnominal, verbRoot } from "./korean/hangul.ts";
import { isNearerInPast } from "./tense.ts";

/**
 * “계약일로부터 30일 뒤래. 계약은 어제 했어”: what is counted from an event is reckoned from the day that is told with the event.
 * Where no day or more than one is told with it, the clauses stay as they are.
 */
export function withEventsTold(clauses: readonly Clause[], today: CivilDate): Clause[] {
  const counted = clauses.flatMap((clause, at) => countedIn(clause, clauses[at - 1]));
  const phrases = counted.map(({ phrase }) => phrase);
  const bound = new Map<Item, Phrase>();
  const left = new Set<Item>();
  for (const one of counted) {
    const [told, ...more] = toldWith(one, clauses).filter(({ day }) => !phrases.includes(day));
    if (told === undefined || more.length > 0) continue;
    bound.set(one.place ?? one.phrase, { ...one.phrase, expression: one.from(lastOf(told, today)) });
    for (const item of [...one.taken, told.day, ...told.words]) left.add(item);
  }
  return clauses
    .map((clause) => ({
      ...clause,
      items: clause.items.flatMap((item) => bound.get(item) ?? (left.has(item) ? [] : [item])),
    }))
    .filter(({ items }) => items.length > 0);
}

/** A day that is told in a clause which names the event, and the words that only name it. */
interface DayTold {
  readonly day: Phrase;
  readonly words: readonly Item[];
  /** 9월 1일이었는데: it has been. */
  readonly isPast: boolean;
}

/** A day that comes each year, told as one that has been, is the nearer one. */
const lastOf = ({ day: { expression }, isPast }: DayTold, today: CivilDate): DateExpression =>
  isPast && expression.kind === "month-day" && isNearerInPast(expression, today)
    ? { ...expression, occurrence: -1 }
    : expression;

/** 만료되는데: of 만료. */
const edgeVerb = (item: Item) => (item.kind === "plain" && item.token.kind === "edge-verb" ? [item.token] : []);

function toldWith({ phrase, event, taken }: Counted, clauses: readonly Clause[]): DayTold[] {
  const stem = event.replace(/[일날]$/, (end) => (event.length > 2 ? "" : end));
  const names = (text: string) =>
    text.toLowerCase().startsWith(stem) ||
    isEventOfVerb(stem, text) ||
    (isAdnominal(event) && event.length < 4 && verbRoot(text) === verbRoot(event));
  return clauses.flatMap((clause, at) => {
    const days = clause.items.filter(
      (item): item is Phrase => item.kind === "phrase" && item !== phrase && unitOf(item.expression) === "day",
    );
    // “가입했어요, 어제요”
    const next = clauses[at + 1];
    const words = [...unknownWords(clause), ...clause.items.flatMap(edgeVerb)].filter(
      (word) => !taken.some((item) => startOf(item) === word.start),
    );
    if (!words.some(({ text }) => names(text))) return [];
    const isSaidNext = days.length === 0 && next !== undefined && unknownWords(next).length === 0;
    // “출국이 5월 20일이면 언제까지야?”: said of the day alone.
    const subjects = clause.items.filter(
      (item) =>
        item.kind === "plain" &&
        item.token.kind === "word" &&
        /[가-힣][이가은는]$/.test(item.token.text) &&
        names(item.token.text),
    );
    const found =
      isSaidNext && !clause.items.includes(phrase)
        ? next.items.filter((item): item is Phrase => item.kind === "phrase" && item !== phrase)
        : days;
    const isPast = clause.items.some(
      (item) => item.kind === "plain" && item.token.kind === "particle" && /[었였]/.test(item.token.text),
    );
    return found.map((day) => ({ day, words: clause.items.includes(phrase) ? [] : subjects, isPast }));
  });
}
