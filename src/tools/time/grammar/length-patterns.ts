import { oneOf } from "#language";
import { countNames, figureOf } from "./figures.ts";
import { native, nativeNumber, sino, sinoNumber } from "./korean/number-words.ts";
import type { PatternEntry } from "./token.ts";

const shortSpans = ["하루", "이틀", "사흘", "나흘", "닷새"];
const unitNamed = (word = ""): "day" | "week" | "month" =>
  /^(?:일|d)/i.test(word) ? "day" : /^(?:주|w)/i.test(word) ? "week" : "month";

/** A grace period comes once. */
const oncePeriods = oneOf`
  grace
  notice
  waiting
  trial
  return
  refund
  rental
  probation
  warranty
`;

/** How long something takes, or after how long it comes again: 3박 4일, 앞뒤로 하루씩, 28일 주기, D-100. */
export const lengthPatterns: readonly PatternEntry[] = [
  {
    pattern: new RegExp(
      `(?:\\d{1,2}|${native}|[${sino}십]{1,3})\\s*박\\s*(?:(\\d{1,2})|([${sino}십]{1,3}))\\s*일`,
      "y",
    ),
    read: (match) => [{ kind: "stay", days: match[2] === undefined ? figureOf(match[1]) : sinoNumber(match[2]) }],
  },
  // 앞뒤로 하루씩, 전후 이틀씩, two days either side
  {
    pattern: /(?:앞뒤|전후)(?:로|에|로는)?\s*(?:(하루|이틀|사흘|나흘|닷새)|(\d{1,2})\s*일)씩/y,
    read: ([, word, figures]) => [
      { kind: "surround", days: word === undefined ? figureOf(figures) : shortSpans.indexOf(word) + 1 },
    ],
  },
  {
    pattern:
      /(?:(?:plus|and|with) )?(?:(a|one|two|three)|(\d{1,2}))\s+days?\s+(?:off\s+)?(?:on\s+)?(?:either|each|both)\s+sides?/iy,
    read: ([, word, figures]) => [
      {
        kind: "surround",
        days: word === undefined ? figureOf(figures) : Math.max(1, countNames.indexOf(word.toLowerCase()) + 1),
      },
    ],
  },
  // 산 다음 날을 1일로 치면, 구매 다음날부터 세서: the day itself is none of those that are counted.
  {
    pattern:
      /(?:다음\s*날|담날|이튿날|익일)(?:[이을은]|부터)\s*(?:(?:1일[째차]?|첫날|첫째\s*날|하루째?)(?:로\s*[치쳐칠세셀셉잡하해보본])?|[세치쳐]|계산|기산)/y,
    read: () => [{ kind: "counts-as", number: 0 }],
  },
  // “2025년 3월 1일이 1일”, “사귄 날이 1일이면”
  {
    pattern:
      /(?<=\d일|날)이\s*(?:우리|저희|딱|바로)?\s*1일[째차]?(?=\s*(?:이[야에고면거라었래니잖지죠]|예요|임|인데|입니다|[.?!,ㅎㅋ]|$))/y,
    read: () => [{ kind: "counts-as", number: 1 }],
  },
  // “태어난 날 1일로”
  {
    pattern: /(?<=날(?:은|을|이|부터)?\s{0,2})1일[째차]?로(?=요?\s*(?:[.?!,]|$))/y,
    read: () => [{ kind: "counts-as", number: 1 }],
  },
  // “오늘이 사귄 지 1일인데”
  {
    pattern: /(?<=[가-힣]\s?)지\s*1일[째차]?(?=\s*(?:이야|이에요|이고|이면|임|인데|야|[.?!,]|$))/y,
    read: () => [{ kind: "counts-as", number: 1 }],
  },
  // 3박, 두 박: without the days.
  {
    pattern: new RegExp(
      `(?:(\\d{1,2})|(${native})|([${sino}십]{1,2}))\\s*박(?=\\s|[,.]|[을만이인]|으로|하|짜리|정도|예정|예약|묵|$)`,
      "y",
    ),
    read: ([, figures, word, letters]) => {
      const nights =
        figures === undefined ? (nativeNumber(word ?? "") ?? sinoNumber(letters ?? "")) : figureOf(figures);
      return [{ kind: "stay", days: nights + 1 }];
    },
  },
  { pattern: /(\d{1,2})[\s-]+nights?\b/iy, read: (match) => [{ kind: "stay", days: figureOf(match[1]) + 1 }] },
  {
    pattern: /(one|two|three|four|five|six|seven|eight|nine|ten)[\s-]+nights?\b/iy,
    read: (match) => [{ kind: "stay", days: countNames.indexOf((match[1] ?? "").toLowerCase()) + 2 }],
  },
  // 이주 뒤, 이주일 후: no 이 of a word before it.
  {
    pattern: /이\s?주(?:일)?(?=\s*(?:뒤|후|전|있다가|동안|간))/y,
    read: () => [{ kind: "span", amount: 2, unit: "week" }],
  },
  // 28일 주기, 주기가 28일
  {
    pattern: /([1-9]\d?)\s*(일|주|개월)\s*(?:주기|사이클)(?:로|인데|이고|야|예요)?/y,
    read: ([, amount, unit]) => [{ kind: "interval", amount: figureOf(amount), unit: unitNamed(unit) }],
  },
  {
    pattern: /(?:주기|사이클)(?:가|는|이)?\s*([1-9]\d?)\s*(일|주|개월)/y,
    read: ([, amount, unit]) => [{ kind: "interval", amount: figureOf(amount), unit: unitNamed(unit) }],
  },
  {
    pattern: /([1-9]\d?)[\s-]+(day|week|month)s?\s+cycle/iy,
    read: ([, amount, unit]) => [{ kind: "interval", amount: figureOf(amount), unit: unitNamed(unit) }],
  },
  {
    pattern: new RegExp(
      `(?<!(?:${oncePeriods})\\s)(?:period|cycle|interval)\\s+(?:is|of|lasts)\\s+([1-9]\\d?)\\s+(day|week|month)s?`,
      "iy",
    ),
    read: ([, amount, unit]) => [{ kind: "interval", amount: figureOf(amount), unit: unitNamed(unit) }],
  },
  // 3일마다, 2주에 한 번, every three weeks
  {
    pattern: new RegExp(
      `(?:([1-9]\\d?)|(${native}))\\s*(일|주|주일|달|개월)\\s*(?:마다|에\\s*한\\s*번씩?|간격으로)`,
      "y",
    ),
    read: (match) => [
      {
        kind: "interval",
        amount: match[2] === undefined ? figureOf(match[1]) : (nativeNumber(match[2]) ?? 0),
        unit: unitNamed(match[3]),
      },
    ],
  },
  {
    pattern: /every\s+(?:([1-9]\d?)|(two|three|four|five|six|seven|eight|nine|ten))\s+(day|week|month)s/iy,
    read: (match) => [
      {
        kind: "interval",
        amount: match[2] === undefined ? figureOf(match[1]) : countNames.indexOf(match[2].toLowerCase()) + 1,
        unit: unitNamed(match[3]),
      },
    ],
  },
  // every second Tuesday, but not every second Tuesday of the month
  {
    pattern: /every\s+(?:second|2nd)(?=\s+(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b(?!\s+(?:of|in)))/iy,
    read: () => [{ kind: "interval", amount: 2, unit: "week" }],
  },
  // D-100: so many days from now.
  {
    pattern: /d\s?-\s?(\d{1,4})/iy,
    read: (match) => [
      { kind: "span", amount: figureOf(match[1]), unit: "day" },
      { kind: "direction", by: 1, fromNow: false },
    ],
  },
  {
    pattern: /net[\s-]?(\d{1,3})\b/iy,
    read: (match) => [
      { kind: "span", amount: figureOf(match[1]), unit: "day" },
      { kind: "moved", by: 1 },
    ],
  },
];
