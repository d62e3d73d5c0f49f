import { allMatches, oneOf } from "#language";
import { numberValue, type Reading, rememberedOf } from "#language/meaning";

/** How often something is done. */
interface Rate {
  /** Times a year; null for every time that something else happens. */
  readonly yearly: number | null;
  readonly isDenied: boolean;
  readonly text: string;
}

const days: Readonly<Record<string, number>> = {
  시간: 1 / 24,
  hour: 1 / 24,
  hourly: 1 / 24,
  일: 1,
  하루: 1,
  날: 1,
  day: 1,
  daily: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  열흘: 10,
  주: 7,
  주일: 7,
  일주일: 7,
  week: 7,
  weekly: 7,
  격주: 14,
  fortnight: 14,
  fortnightly: 14,
  월: 365 / 12,
  달: 365 / 12,
  개월: 365 / 12,
  month: 365 / 12,
  monthly: 365 / 12,
  격월: 365 / 6,
  분기: 365 / 4,
  quarter: 365 / 4,
  quarterly: 365 / 4,
  반기: 365 / 2,
  년: 365,
  연: 365,
  해: 365,
  year: 365,
  yearly: 365,
  annually: 365,
};
const number = "(\\d{1,3}|한|두|세|네|다섯|여섯)";
const times = `(?:약\\s)?${number}\\s?(?:번|회|차례)`;
const korean: readonly {
  readonly shape: RegExp;
  readonly read: (match: RegExpExecArray) => readonly [number, string, string];
}[] = [
  // 2주에 한 번, 하루 세 번, 4개월마다 한 번
  {
    shape: new RegExp(
      `(?<![가-힣\\d])(?:${number}\\s?)?(시간|주일|일주일|개월|분기|반기|하루|이틀|사흘|나흘|열흘|일|주|달|년|해)(?:에|마다)?\\s${times}`,
      "gu",
    ),
    read: ([, count = "1", period = "", often = "1"]) => [numberValue(count) ?? 1, period, often],
  },
  // 주 2회, 월 1회
  {
    shape: new RegExp(`(?<![가-힣])(?:매)?(주|월|연|일|년|달)\\s${times}`, "gu"),
    read: ([, period = "", often = "1"]) => [1, period, often],
  },
  // 2주마다, 3개월 간격으로
  {
    shape: new RegExp(
      `(?<![가-힣\\d])(?:${number}\\s?)(시간|주일|개월|일|주|달|년)\\s?(?:마다|간격)(?!\\s${times})`,
      "gu",
    ),
    read: ([, count = "1", period = ""]) => [numberValue(count) ?? 1, period, "1"],
  },
  {
    shape: /(?<![가-힣])(이틀|사흘|나흘|열흘|일주일|격주|격월)(?:마다|로)(?!\s(?:한|두|세|\d))/gu,
    read: ([, period = ""]) => [1, period, "1"],
  },
];
const each = "(?:\\s(other|two|three|four|five|six|\\d{1,3}))?";
const english: typeof korean = [
  {
    shape: new RegExp(
      `\\b(once|twice|(?:two|three|four|five|six|\\d{1,2}) times)\\s(?:an?|per|every|each)${each}\\s(hour|day|week|month|quarter|year)s?\\b`,
      "giu",
    ),
    read: ([, often = "", count = "1", period = ""]) => [countOf(count), period, often.replace(/ times/iu, "")],
  },
  {
    shape: new RegExp(
      `(?<!(?:once|twice|times)\\s)\\bevery${each}\\s(hour|day|week|fortnight|month|quarter|year|sunday|monday|tuesday|wednesday|thursday|friday|saturday)s?\\b`,
      "giu",
    ),
    read: ([, count = "1", period = ""]) => [
      countOf(count),
      /day$/iu.test(period) && period.length > 3 ? "week" : period,
      "1",
    ],
  },
  {
    shape: /\b(hourly|daily|weekly|fortnightly|monthly|quarterly|yearly|annually)\b/giu,
    read: ([, period = ""]) => [1, period, "1"],
  },
];

function countOf(written: string): number {
  return written.toLowerCase() === "other" ? 2 : (numberValue(written) ?? 1);
}

const eachTime = /때마다|할 적마다|\b(?:each|every) time\b|\bwhenever\b|\bafter every\b/giu;
/** 주 2회까지: what is bounded may be done less often. */
const bounded = /^\s?(?:까지|이내|이하|이상|한도|넘)|^\s(?:at most|or (?:more|less))/u;
const boundedBefore = /(?:최대|최소|적어도|\b(?:up to|at most|at least|no more than|more than))\s(?:\S+\s)?$/iu;
const denied = /^[^.,]{0,14}(?:않|없|말고|마[시세십]|아니)/u;

const mayTell = new RegExp(
  oneOf`
    마다
    간격
    [번회]
    차례
    격[주월]
    \b(?:every|each|once|twice|times|whenever)\b
    \b(?:hourly|daily|weekly|monthly|yearly|quarterly|annually|fortnightly)\b
  `,
  "iu",
);

export const ratesOf = rememberedOf(({ text, isKorean }: Reading): readonly Rate[] => {
  if (!mayTell.test(text)) return [];
  const found: (Rate & { readonly start: number; readonly end: number })[] = [];
  const add = (match: RegExpExecArray, yearly: number | null) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && end > other.start)) return;
    const behind = text.slice(end);
    if (bounded.test(behind) || boundedBefore.test(text.slice(Math.max(0, start - 20), start))) return;
    found.push({ yearly, isDenied: isKorean && denied.test(behind), text: match[0], start, end });
  };
  for (const { shape, read } of isKorean ? korean : english)
    for (const match of allMatches(text, shape)) {
      const [count, period, often] = read(match);
      const length = days[period.toLowerCase()];
      const said = /^once$/iu.test(often) ? 1 : /^twice$/iu.test(often) ? 2 : (numberValue(often) ?? 1);
      if (length !== undefined) add(match, (365 / (count * length)) * said);
    }
  for (const match of allMatches(text, eachTime)) add(match, null);
  return found;
});
