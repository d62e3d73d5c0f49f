import { withCountRanges } from "./count-ranges.ts";
import { withoutIdleCountWords } from "./count-words.ts";
import { withDaysSkipped } from "./days-skipped.ts";
import { withCountsFromToday } from "./english/counts-from-today.ts";
import { withDateRanges } from "./english/date-ranges.ts";
import { englishDateWords } from "./english/english-date-words.ts";
import { withHyphenatedLengths } from "./english/hyphenated-lengths.ts";
import { withQuestionVerbs } from "./english/question-verbs.ts";
import { withSharedSpans } from "./english/shared-spans.ts";
import { createSpelling } from "./english/spelling.ts";
import { withTodayTold } from "./english/today-told.ts";
import { withEventDays, withoutRemainingBounds } from "./event-days.ts";
import { withHours } from "./hours.ts";
import { withDayBack } from "./korean/day-back.ts";
import { isLookalike } from "./korean/lookalikes.ts";
import { withPartsOfDay } from "./korean/parts-of-day.ts";
import { withSolstice } from "./korean/solstice.ts";
import { withWeekdaysCounted } from "./korean/weekdays-counted.ts";
import { withListedDays } from "./listed-days.ts";
import { withLunarMonths } from "./lunar-apart.ts";
import { withOrdinalLists } from "./ordinal-lists.ts";
import { withSharedTails } from "./shared-tails.ts";
import { withSinceCounts } from "./since-count.ts";
import type { DateToken, Meaning } from "./token.ts";
import { unknownMeaning, unknownWord } from "./unknown-words.ts";
import { matchesAt, type VocabularyMatch } from "./vocabulary.ts";
import { withWorkdayCounts } from "./workday-counts.ts";

/** A phrase in quotation marks is read as without them. */
const quotes = /^["'“”「」『』]/;
/** What is worth reading in spite of a wrong letter; other words may be anything. */
const spelling: ReadonlySet<Meaning["kind"]> = new Set(["day", "weekday", "month", "yearly"]);
const spelt = createSpelling(
  englishDateWords.filter(({ meanings }) => meanings.some(({ kind }) => spelling.has(kind))),
);

/** Nobody asks for a day in more letters; what is beyond is some other text. */
const longestQuestion = 400;
/** Words wear at most so many endings; a longer chain is no word of ours. */
const longestChain = 8;

/** What is read of a text, up to a word that ends: a number without its last figure is another number. */
export function readableText(text: string): { readonly line: string; readonly isCut: boolean } {
  const line = text.normalize("NFC").replace(/[’‘]/g, "'");
  if (line.trimEnd().length <= longestQuestion) return { line: line.trimEnd(), isCut: false };
  const cut = line.slice(0, longestQuestion + 1);
  return { line: cut.replace(/\S+$/, "").trimEnd() || cut.slice(0, longestQuestion), isCut: true };
}

/**
 * The words of a question with what they mean. A Korean word is read whole or not at all: every part of it, endings too,
 * must be in the vocabulary (이번주금욜 is, 주문했는데 is not although 주 is).
 */
export function tokenize(text: string): DateToken[] {
  const { line } = readableText(text);
  const tokens: DateToken[] = [];
  const dead: DeadEnds = new Set();
  let at = 0;
  while (at < line.length) {
    const rest = line.slice(at);
    const gap = /^\s+/.exec(rest)?.[0] ?? "";
    if (gap !== "") {
      at += gap.length;
      continue;
    }
    const chain = chainFrom(line, at, 0, false, dead);
    const isOther = chain !== null && (isBareEndings(chain) || isLookalike(partsOf(line, at, chain), tokens.at(-1)));
    const known = isOther ? null : (chain ?? gluedDay(line, at));
    if (known !== null) {
      for (const { length, meanings } of known) {
        const word = line.slice(at, at + length);
        for (const meaning of meanings) tokens.push({ ...meaning, text: word, start: at, end: at + length });
        at += length;
      }
      continue;
    }
    if (quotes.test(rest)) {
      at += 1;
      continue;
    }
    const mark = /^(?:[ㅋㅎㅠㅜ]+|[^\p{L}\p{N}])/u.exec(rest);
    const word = mark?.[0] ?? unknownWord(rest);
    const meant = mark === null ? (spelt(word) ?? [unknownMeaning(word)]) : [breakOf(word)];
    for (const meaning of meant) tokens.push({ ...meaning, text: word, start: at, end: at + word.length });
    at += word.length;
  }
  return readings.reduce((read, reading) => reading(read), tokens);
}

/** The parts of a word with the kind of each. */
function partsOf(line: string, at: number, chain: readonly VocabularyMatch[]) {
  let start = at;
  return chain.map(({ length, meanings }) => {
    const text = line.slice(start, start + length);
    start += length;
    return { text, kind: meanings[0]?.kind };
  });
}

/** What words mean beside others; each takes the tokens of the one before. */
const readings: readonly ((tokens: DateToken[]) => DateToken[])[] = [
  withHours,
  withHyphenatedLengths,
  withCountRanges,
  withoutIdleCountWords,
  withSolstice,
  withWeekdaysCounted,
  withEventDays,
  withoutRemainingBounds,
  withLunarMonths,
  withOrdinalLists,
  withListedDays,
  withDaysSkipped,
  withCountsFromToday,
  withWorkdayCounts,
  withSinceCounts,
  withPartsOfDay,
  withDayBack,
  withDateRanges,
  withSharedSpans,
  withSharedTails,
  withTodayTold,
  withQuestionVerbs,
];

/** From where no chain leads to the end of a word, so that it is found out once: letters on end have thousands of ways. */
type DeadEnds = Set<string>;

/** Vocabulary from here to the end of the word, the longest first; null when a part of it is unknown. */
function chainFrom(
  line: string,
  at: number,
  depth: number,
  counted: boolean,
  dead: DeadEnds,
): VocabularyMatch[] | null {
  const place = `${at} ${depth} ${counted}`;
  if (depth > longestChain || dead.has(place)) return null;
  for (const match of matchesAt(line, at, depth)) {
    // What a number counts comes before any ending: 25일까지 is not 25 일까 지.
    if (counted && match.meanings[0]?.kind === "particle") continue;
    const end = at + match.length;
    if (!isWordLetter(line, end)) return [match];
    const rest = endsFreely(match)
      ? openEnding(line, end, dead)
      : chainFrom(line, end, depth + 1, isNumber(match), dead);
    if (rest !== null) return [match, ...rest];
  }
  dead.add(place);
  return null;
}

/** No day is told in more letters. */
const longestDay = 16;

/** 이번주목욜회식, 나흘뒤에시험, 6월15일인데: a day that is told whole is told apart from the word that is written onto it. */
function gluedDay(line: string, at: number): VocabularyMatch[] | null {
  const word = /^[가-힣\d]+/.exec(line.slice(at))?.[0] ?? "";
  // Where nothing begins, nothing is told; shorter words of it need not be looked through.
  if (word.length < 4 || matchesAt(line, at, 0).length === 0) return null;
  for (let length = Math.min(word.length - 1, longestDay); length > 2; length -= 1) {
    const chain = chainFrom(line.slice(0, at + length), at, 0, false, new Set());
    if (chain !== null && isWholeDay(chain)) return chain;
  }
  return null;
}

/** 다음주 목요일, 나흘 뒤, 6월 15일, 다음주월욜부터수욜까지, with or without a particle after it. */
function isWholeDay(chain: readonly VocabularyMatch[]): boolean {
  const days: Meaning[][] = [[]];
  let particles = 0;
  for (const meaning of chain.flatMap((match) => match.meanings)) {
    particles = meaning.kind === "particle" ? particles + 1 : 0;
    if (particles > 1) return false;
    if (meaning.kind === "particle") days.push([]);
    else days.at(-1)?.push(meaning);
  }
  const named = days.filter((day) => day.length > 0);
  const [first, ...others] = named;
  return first !== undefined && isNamedWhole(first) && others.every((day) => isNamedWhole(day) || isOtherEnd(day));
}

function isNamedWhole(meanings: readonly Meaning[]): boolean {
  const [third, before, end] = [meanings.at(-3), meanings.at(-2), meanings.at(-1)];
  // 내일모레, 그저께
  if (before === undefined) return end?.kind === "day";
  if (end?.kind === "weekday") return before.kind === "unit" || before.kind === "direction";
  if (end?.kind === "direction") return before.kind === "unit" || before.kind === "span";
  return end?.kind === "unit" && end.unit === "day" && before.kind === "number" && isMonth(third);
}

/** 3월, 다음 달. */
const isMonth = (meaning: Meaning | undefined) =>
  meaning?.kind === "month" || (meaning?.kind === "unit" && meaning.unit === "month");

/** 수욜, 18일: in the week or month of the day before it. */
function isOtherEnd([first, second, ...more]: readonly Meaning[]): boolean {
  if (first?.kind === "weekday") return second === undefined;
  return first?.kind === "number" && second?.kind === "unit" && second.unit === "day" && more.length === 0;
}

/** A word that asks or tells of a move may end as it likes: 며칠이당가, 언제더라구요, 미뤄졌대요. */
function openEnding(line: string, at: number, dead: DeadEnds): VocabularyMatch[] | null {
  const known = chainFrom(line, at, 1, false, dead);
  if (known !== null) return known;
  const ending = /^[가-힣ㅋㅎㅠㅜ]{1,6}(?![\p{L}\p{N}])/u.exec(line.slice(at))?.[0];
  if (ending === undefined) return null;
  const past = /^(?:이?었|이?였|했|됐)/.test(ending);
  const endsClause = /(?:데|데요|고|구|니까|서|네|네요|지만|대|대요|으면|거든|거든요|지랑|지하고|지와)$/.test(ending);
  return [{ length: ending.length, meanings: [{ kind: "particle", role: "other", endsClause, past }] }];
}

/** 가는, 만나는, 만난: a word of nothing but endings is a verb that looks like them. */
const isBareEndings = (chain: readonly VocabularyMatch[]) =>
  chain.length > 1 &&
  chain[0]?.meanings[0]?.kind === "particle" &&
  chain.every(
    ({ meanings: [first] }) => first?.kind === "filler" || (first?.kind === "particle" && first.role !== "until"),
  );

const endsFreely = ({ meanings }: VocabularyMatch) => meanings.some(({ kind }) => freeEndings.has(kind));
const freeEndings: ReadonlySet<Meaning["kind"]> = new Set([
  "ask",
  "moved",
  "edge-verb",
  "request",
  "counts-as",
  "skips",
]);
const isNumber = ({ meanings }: VocabularyMatch) => meanings.at(-1)?.kind === "number" && meanings.length === 1;
const isWordLetter = (line: string, at: number) => /[\p{L}\p{N}]/u.test(line[at] ?? "");

function breakOf(mark: string): Meaning {
  // "Patch Tuesday = the second Tuesday"
  if (mark === "=") return { kind: "filler" };
  return { kind: "break", strong: /[.?!。？！…;ㅋㅎㅠㅜ]/.test(mark) };
}
