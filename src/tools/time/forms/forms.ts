import { hasLetters, numberValue, patternLines } from "#language";
import { holidayNames } from "../calendar/yearly-day.ts";
import { weekdayNames } from "../query/date-query.ts";
import { zonesByPlace } from "../zones.ts";
import { countedUnits, type Form, form, kindNamed, type Meaning, meaning, type Token } from "./token.ts";

/** This, next and last, as both languages say them. */
const relatives: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "0": "이번 요번 금 this current",
    "1": "다음 담 next coming",
    "2": "다다음 다담",
    "-1": "지난 저번 last previous past",
    "-2": "지지난 저저번",
  }).flatMap(([value, words]) => words.split(" ").map((word): [string, number] => [word, Number(value)])),
);
const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const koreanWeekdays = "월화수목금토일";

/** What stands for letters in the patterns of both files. */
const parts = {
  this: `(${[...relatives.keys()].sort((one, other) => other.length - one.length).join("|")})`,
  number: String.raw`(\d{1,5}|[가-힣]{1,4}?|(?:a |one )?hundred|[a-z]+)`,
};

/** The sign of a value in the files, and what the letters of its group say; null where they say none. */
const readers: Readonly<Record<string, (letters: string) => number | null>> = {
  "#": numberValue,
  "@": (letters) => relatives.get(letters) ?? null,
  w: (letters) =>
    letters.length === 1
      ? koreanWeekdays.indexOf(letters)
      : weekdayNames.findIndex((name) => name.startsWith(letters.slice(0, 3))),
  m: (letters) => monthNames.indexOf(letters.slice(0, 3)) + 1,
  y: (letters) => 2000 + Number(letters),
};

/** The words of Korean and English dates, questions and politeness. The first form that reads a word to its end counts. */
export const dateForms: readonly Form[] = [
  ...sharedForms(),
  ...formsIn("korean", (pattern) => pattern),
  ...formsIn("english", (pattern) => `(?:${pattern})(?![a-z0-9])`),
];

/** `kind value unit, … := pattern` a line; a plus before it is an ending. */
function formsIn(language: string, inWord: (pattern: string) => string): Form[] {
  return patternLines(`tools/time/forms/${language}.txt`, parts).map(({ said, pattern }) => {
    const isEnding = said.startsWith("+");
    const meanings = said
      .slice(isEnding ? 1 : 0)
      .split(", ")
      .map(meaningReader);
    const read = (groups: readonly string[]) => {
      const all = meanings.map((one) => one(groups));
      return all.every((one) => one !== null) ? all : null;
    };
    return form(new RegExp(`(?:${inWord(pattern)})`), read, isEnding);
  });
}

function meaningReader(said: string): (groups: readonly string[]) => Meaning | null {
  const [kindName = "", value = "0", unitName] = said.split(" ");
  const [kind, unit] = [kindNamed(kindName), countedUnits.find((name) => name === unitName) ?? null];
  const reader = readers[value.slice(0, 1)];
  if (reader === undefined) return () => meaning(kind, Number(value), unit);
  const group = Number(value.slice(1) || "1");
  return (groups) => {
    const read = reader((groups[group] ?? "").toLowerCase());
    return read === null ? null : meaning(kind, read, unit);
  };
}

/** Dates in figures, days with names and places: they are written alike in every language. */
function sharedForms(): Form[] {
  const named = (name: string) => {
    const letters = name.replace(/[.*+?()[\]\\]/g, String.raw`\$&`).replace(/[_ ]/g, String.raw`\s*`);
    // Latin letters end with a word; behind Korean ones a particle may stand.
    return new RegExp(/[a-z]$/i.test(name) ? `${letters}(?:'s)?(?![a-z0-9])` : letters);
  };
  const figure = (kind: "year" | "month" | "day", letters = "") => meaning(kind, Number(letters));
  return [
    form(/(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})\.?(?!\d)/, ([, year, month, day]) => [
      figure("year", year),
      figure("month", month),
      figure("day", day),
    ]),
    // Elsewhere 3/4 may be the third of April.
    form(/(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])(?![\d/])(?=.*[가-힣])/, ([, month, day]) => [
      figure("month", month),
      figure("day", day),
    ]),
    ...holidayNames.map((name) => form(named(name), () => [meaning("holiday", 0, null, name)])),
    ...[...zonesByPlace].map(([name, zone]) => form(named(name), () => [meaning("zone", 0, null, zone)])),
  ];
}

const gap = /[\s"'“”‘’()~…^]+/y;
const sentenceEnd = /[.?!,;:\n]+/y;
const wordEnd = /[^\s.?!,;:"“”()~…^]*/y;

/** The words of a question by what they say. A word that no forms read to its end is unknown, whole. */
export function readTokens(question: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < question.length) {
    const gapEnd = endOf(gap, question, at);
    const breakEnd = endOf(sentenceEnd, question, at);
    if (gapEnd !== null) at = gapEnd;
    else if (breakEnd !== null) {
      tokens.push({ ...meaning("break"), start: at, end: breakEnd });
      at = breakEnd;
    } else {
      const wordTokens = readWord(question, at, false) ?? [unknownWord(question, at)];
      tokens.push(...wordTokens);
      at = wordTokens.at(-1)?.end ?? question.length;
    }
  }
  return tokens;
}

/** The forms that a word is made of, to its end; null where there are none. A form may go on over spaces. */
function readWord(question: string, start: number, isInside: boolean): Token[] | null {
  if (isInside && !hasLetters(question[start] ?? "")) return [];
  for (const { pattern, read, isEnding } of dateForms) {
    if (isEnding && !isInside) continue;
    pattern.lastIndex = start;
    const match = pattern.exec(question);
    const meanings = match === null ? null : read(match);
    if (match === null || meanings === null) continue;
    const end = start + match[0].length;
    const rest = readWord(question, end, true);
    if (rest !== null) return [...meanings.map((one) => ({ ...one, start, end })), ...rest];
  }
  return null;
}

/** Endings that part clauses, and particles of a subject, told by their letters alone. */
const clauseEnd = /(?:는데|은데|인데|던데|라서|어서|아서|해서|니까|거든|고요|지만)$/;
const subject = /[가-힣](?:은|는|이|가)$/;

function unknownWord(question: string, start: number): Token {
  const end = Math.max(endOf(wordEnd, question, start) ?? 0, start + 1);
  const letters = question.slice(start, end);
  const kind = clauseEnd.test(letters) ? "break" : subject.test(letters) ? "subject" : "unknown";
  return { ...meaning(kind), start, end };
}

function endOf(pattern: RegExp, text: string, start: number): number | null {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  return match === null || match[0] === "" ? null : start + match[0].length;
}
