import type { Meaning, PatternEntry } from "./token.ts";

const tens = ["열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔"];
const ones = ["한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉"];
const sino = "일이삼사오육칠팔구";
const monthNames: Readonly<Record<string, number>> = { 유: 6, 시: 10, 정: 1, 동짓: 11, 섣: 12 };

/** 열두 → 12, 스무 → 20, 석 → 3. Null when it is no native number. */
export function nativeNumber(word: string): number | null {
  const plain = word
    .replace(/^스무$/, "스물")
    .replace(/석$|서$/, "세")
    .replace(/넉$|너$/, "네")
    .replace(/하나$/, "한");
  const ten = tens.findIndex((name) => plain.startsWith(name));
  const rest = ten === -1 ? plain : plain.slice(tens[ten]?.length ?? 0);
  const one = ones.indexOf(rest);
  if (rest !== "" && one === -1) return null;
  const value = (ten + 1) * 10 + one + 1;
  return value === 0 ? null : value;
}

/** 이십삼 → 23, 백 → 100. */
export function sinoNumber(word: string): number {
  let total = 0;
  let digit = 0;
  for (const letter of word) {
    const unit = { 십: 10, 백: 100, 천: 1_000 }[letter];
    if (unit === undefined) digit = sino.indexOf(letter) + 1;
    else {
      total += (digit || 1) * unit;
      digit = 0;
    }
  }
  return total + digit;
}

const counted = "(?=\\s*(?:날|주|달|개월|해|년|분기|시간|분|번째|째|밤))";
/** 이사해 is no number of years. */
const countedBySino =
  "(?=(?:(?<![가-힣\\d][일이삼사오육칠팔구십백천]+)\\s*|)(?:일|주(?!말)|개월|년|분기|시간|분|번째))";
const native = `(?:(?:열|스물|서른|마흔|쉰|예순|일흔|여든|아흔)?(?:한|두|세|석|네|넉|다섯|여섯|일곱|여덟|아홉)|열|스무|서른|마흔|쉰|예순|일흔|여든|아흔)`;
const number = (value: number): Meaning[] => [{ kind: "number", value }];
const two = (text: string | undefined) => Number(text ?? 0);

const nightNames = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const lastOrdinals = ["second", "third", "fourth", "fifth"];
const shortSpans = ["하루", "이틀", "사흘", "나흘", "닷새"];
const weekdayLetters = "월화수목금토일";
/** 월화수, 목금: days in a row, the longest first. */
const weekdayRuns = [6, 5, 4, 3, 2].flatMap((length) =>
  Array.from({ length: 8 - length }, (_, at) => weekdayLetters.slice(at, at + length)),
);

/** "Weeks start on Monday": how weeks are counted here anyway. */
const weekStart: readonly RegExp[] = [
  /(?:한\s*)?주의?\s*시작을?\s*월(?:요일|욜)로\s*(?:치면|쳐서|보면|하면|잡으면|칠\s*때)/y,
  /(?:with\s+)?(?:the\s+)?weeks?\s+(?:that\s+)?(?:starts?|starting|begins?|beginning)\s+(?:on\s+)?(?:a\s+)?mondays?/iy,
  /mon(?:day)?[\s-]*(?:to|through|thru|–|-)[\s-]*sun(?:day)?(?=[\s-]+(?:calendar\s+)?weeks?\b)/iy,
  /월(?:요일)?\s*(?:~|-|부터)\s*일(?:요일)?(?:까지)?\s*기준(?:으로)?/y,
  /(?:한\s*)?주(?:는|가|의)?\s*(?:시작은|시작이)?\s*월(?:요일|욜)(?:부터|\s*시작)(?:으?로)?(?=\s*(?:쳐|치|세|셀|계산|기준|이|으|[,.)]|$))/y,
];

/** 월~금: from one weekday until another. */
const weekdayStretch = ([, first = "", last = ""]: readonly string[]): Meaning[] => [
  { kind: "weekday", weekday: weekdayLetters.indexOf(first) },
  { kind: "particle", role: "from", endsClause: false, past: false },
  { kind: "weekday", weekday: weekdayLetters.indexOf(last) },
  { kind: "particle", role: "until", endsClause: false, past: false },
];

const unitNamed = (word = ""): "day" | "week" | "month" =>
  /^(?:일|d)/i.test(word) ? "day" : /^(?:주|w)/i.test(word) ? "week" : "month";

/** Nobody counts further, and no calendar reaches much further. */
const mostCounted = 99_999;

/** Figures, number words and written dates. */
export const numberPatterns: readonly PatternEntry[] = [
  ...weekStart.map((pattern) => ({ pattern, read: (): Meaning[] => [{ kind: "filler" }] })),
  {
    pattern: /(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})\.?/y,
    read: (match) => [{ kind: "date", year: two(match[1]), month: two(match[2]), day: two(match[3]) }],
  },
  { pattern: /(\d{4})\s*년도?/y, read: (match) => [{ kind: "year", year: two(match[1]) }] },
  { pattern: /(\d{1,2})\s*월(?!요일|욜)/y, read: (match) => [{ kind: "month", month: two(match[1]) }] },
  {
    pattern: /(유|시|정|동짓|섣)월/y,
    read: (match) => [{ kind: "month", month: monthNames[match[1] ?? ""] ?? 0 }],
  },
  {
    pattern: /([일이삼사오칠팔구십]{1,2})월(?!요일|욜)/y,
    read: (match) => [{ kind: "month", month: sinoNumber(match[1] ?? "") }],
  },
  {
    pattern: new RegExp(
      `(?:\\d{1,2}|${native}|[${sino}십]{1,3})\\s*박\\s*(?:(\\d{1,2})|([${sino}십]{1,3}))\\s*일`,
      "y",
    ),
    read: (match) => [{ kind: "stay", days: match[2] === undefined ? two(match[1]) : sinoNumber(match[2]) }],
  },
  // 앞뒤로 하루씩, 전후 이틀씩, two days either side
  {
    pattern: /(?:앞뒤|전후)(?:로|에|로는)?\s*(?:(하루|이틀|사흘|나흘|닷새)|(\d{1,2})\s*일)씩/y,
    read: ([, word, figures]) => [
      { kind: "surround", days: word === undefined ? two(figures) : shortSpans.indexOf(word) + 1 },
    ],
  },
  {
    pattern:
      /(?:plus |and |with )?(?:(a|an|one|two|three)|(\d{1,2}))\s+(?:extra\s+|more\s+)?days?\s+(?:off\s+)?(?:on\s+)?(?:either|each|both)\s+sides?(?:\s+of\s+(?:it|that))?/iy,
    read: ([, word, figures]) => [
      {
        kind: "surround",
        days: word === undefined ? two(figures) : Math.max(1, nightNames.indexOf(word.toLowerCase()) + 1),
      },
    ],
  },
  // 산 다음 날을 1일로 치면, 구매 다음날부터 세서: the day itself is none of those that are counted.
  {
    pattern:
      /(?:다음\s*날|담날|이튿날|익일)(?:[이을은]|부터)\s*(?:(?:1일[째차]?|첫날|첫째\s*날|하루째?)(?:로\s*[치쳐칠세셀셉잡하해보본])?|[세치쳐]|계산|기산)/y,
    read: () => [{ kind: "counts-as", number: 0 }],
  },
  // 3박, 두 박: without the days.
  {
    pattern: new RegExp(
      `(?:(\\d{1,2})|(${native})|([${sino}십]{1,2}))\\s*박(?=\\s|[,.]|[을만이인]|으로|하|짜리|정도|예정|예약|묵|$)`,
      "y",
    ),
    read: ([, figures, word, letters]) => {
      const nights = figures === undefined ? (nativeNumber(word ?? "") ?? sinoNumber(letters ?? "")) : two(figures);
      return [{ kind: "stay", days: nights + 1 }];
    },
  },
  { pattern: /(\d{1,2})[\s-]+nights?\b/iy, read: (match) => [{ kind: "stay", days: two(match[1]) + 1 }] },
  {
    pattern: /(one|two|three|four|five|six|seven|eight|nine|ten)[\s-]+nights?\b/iy,
    read: (match) => [{ kind: "stay", days: nightNames.indexOf((match[1] ?? "").toLowerCase()) + 2 }],
  },
  { pattern: /([1-4])\s*(?:사)?분기|[qQ]([1-4])\b/y, read: (m) => [{ kind: "quarter", number: two(m[1] ?? m[2]) }] },
  {
    pattern: /(march|may)(?=\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b)/iy,
    read: (match) => [{ kind: "month", month: /^march/i.test(match[1] ?? "") ? 3 : 5 }],
  },
  { pattern: /([1-4])(?:st|nd|rd|th)\s+quarter/iy, read: (m) => [{ kind: "quarter", number: two(m[1]) }] },
  { pattern: /(\d{1,3})\s*(?:번\s*[째쨰]|째)/y, read: (match) => [{ kind: "ordinal", value: two(match[1]) }] },
  {
    pattern: new RegExp(`(${native})\\s*번[째쨰]`, "y"),
    read: (match) => [{ kind: "ordinal", value: nativeNumber(match[1] ?? "") ?? 0 }],
  },
  {
    pattern: new RegExp(`([${sino}십백천]{1,7})\\s*번[째쨰]`, "y"),
    read: (match) => [{ kind: "ordinal", value: sinoNumber(match[1] ?? "") }],
  },
  {
    pattern: /(0?[1-9]|1[0-2])\/(\d{1,2})(?!\/|\d)/y,
    read: (match) => [
      { kind: "month", month: two(match[1]) },
      { kind: "number", value: two(match[2]) },
    ],
  },
  {
    pattern: /주\s+([월화수목금토일])(?![가-힣])/y,
    read: (match) => [
      { kind: "unit", unit: "week" },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[1] ?? "") },
    ],
  },
  {
    pattern: new RegExp(`주\\s*(${weekdayRuns.join("|")})(?![가-힣])`, "y"),
    read: (match) => [
      { kind: "unit", unit: "week" },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[1]?.[0] ?? "") },
      { kind: "particle", role: "from", endsClause: false, past: false },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[1]?.at(-1) ?? "") },
      { kind: "particle", role: "until", endsClause: false, past: false },
    ],
  },
  // 목,금 and 화·목: each of the two.
  {
    pattern: /주\s*([월화수목금토일])\s*[,·/&]\s*([월화수목금토일])(?:요일|욜)?(?![가-힣]{2})/y,
    read: (match) => [
      { kind: "unit", unit: "week" },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[1] ?? "") },
      { kind: "particle", role: "with", endsClause: false, past: false },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[2] ?? "") },
    ],
  },
  // 지난주 토 일
  {
    pattern: /주\s*([월화수목금토일])\s+([월화수목금토일])(?![가-힣])/y,
    read: (match) => [
      { kind: "unit", unit: "week" },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[1] ?? "") },
      { kind: "particle", role: "with", endsClause: false, past: false },
      { kind: "weekday", weekday: weekdayLetters.indexOf(match[2] ?? "") },
    ],
  },
  // 다음 주 화~목
  {
    pattern: /주\s*([월화수목금토일])(?:요일|욜)?\s*[~∼〜-]\s*([월화수목금토일])(?:요일|욜)?(?![가-힣]{2}|[가-힣]?\d)/y,
    read: (match) => [{ kind: "unit", unit: "week" }, ...weekdayStretch(match)],
  },
  // (월~일), 화-목: of a week that is named elsewhere.
  {
    pattern:
      /(?<![가-힣\d])([월화수목금토일])(?:요일|욜)?\s*[~∼〜-]\s*([월화수목금토일])(?:요일|욜)?(?![가-힣]{2}|[가-힣]?\d)/y,
    read: weekdayStretch,
  },
  // 12.3부터
  {
    pattern: /(0?[1-9]|1[0-2])\.\s?([12]\d|3[01]|0?[1-9])\.?(?=\s*(?:부터|까지|에|은|는|이|~|\())/y,
    read: (match) => [
      { kind: "month", month: two(match[1]) },
      { kind: "number", value: two(match[2]) },
    ],
  },
  // 11월 23일(월)
  {
    pattern: /\(\s*([월화수목금토일])(?:요일)?\s*\)/y,
    read: (match) => [{ kind: "weekday", weekday: weekdayLetters.indexOf(match[1] ?? "") }],
  },
  // 이주 뒤, 이주일 후: no 이 of a word before it.
  {
    pattern: /이\s?주(?:일)?(?=\s*(?:뒤|후|전|있다가|동안|간))/y,
    read: () => [{ kind: "span", amount: 2, unit: "week" }],
  },
  // 월수금, 화목: each of them.
  {
    pattern: /주\s*([월화수목금토일]{2,5})(?![가-힣]{2})(?=\s|[은는이가에도]|$)/y,
    read: (match) => [
      { kind: "unit", unit: "week" },
      ...[...(match[1] ?? "")].flatMap((letter, at): Meaning[] => [
        ...(at === 0 ? [] : ([{ kind: "particle", role: "with", endsClause: false, past: false }] as const)),
        { kind: "weekday", weekday: weekdayLetters.indexOf(letter) },
      ]),
    ],
  },
  // 28일 주기, 주기가 28일
  {
    pattern: /([1-9]\d?)\s*(일|주|개월)\s*(?:주기|사이클)(?:로|인데|이고|야|예요)?/y,
    read: ([, amount, unit]) => [{ kind: "interval", amount: two(amount), unit: unitNamed(unit) }],
  },
  {
    pattern: /(?:주기|사이클)(?:가|는|이)?\s*([1-9]\d?)\s*(일|주|개월)/y,
    read: ([, amount, unit]) => [{ kind: "interval", amount: two(amount), unit: unitNamed(unit) }],
  },
  {
    pattern: /([1-9]\d?)[\s-]+(day|week|month)s?\s+cycle/iy,
    read: ([, amount, unit]) => [{ kind: "interval", amount: two(amount), unit: unitNamed(unit) }],
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
        amount: match[2] === undefined ? two(match[1]) : (nativeNumber(match[2]) ?? 0),
        unit: unitNamed(match[3]),
      },
    ],
  },
  {
    pattern: /every\s+(?:([1-9]\d?)|(two|three|four|five|six|seven|eight|nine|ten))\s+(day|week|month)s/iy,
    read: (match) => [
      {
        kind: "interval",
        amount: match[2] === undefined ? two(match[1]) : nightNames.indexOf(match[2].toLowerCase()) + 1,
        unit: unitNamed(match[3]),
      },
    ],
  },
  // every second Tuesday, but not every second Tuesday of the month
  {
    pattern: /every\s+(?:second|2nd)(?=\s+(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?s?\b(?!\s+(?:of|in)))/iy,
    read: () => [{ kind: "interval", amount: 2, unit: "week" }],
  },
  // 20261225, 11-25
  {
    pattern: /(20\d{2})(0[1-9]|1[0-2])([0-3]\d)(?!\d)/y,
    read: (match) => [{ kind: "date", year: two(match[1]), month: two(match[2]), day: two(match[3]) }],
  },
  {
    pattern: /(0[1-9]|1[0-2])-([0-3]\d)(?![\d-])/y,
    read: (match) => [
      { kind: "month", month: two(match[1]) },
      { kind: "number", value: two(match[2]) },
    ],
  },
  // D-100: so many days from now.
  {
    pattern: /d\s?-\s?(\d{1,4})/iy,
    read: (match) => [
      { kind: "span", amount: two(match[1]), unit: "day" },
      { kind: "direction", by: 1, fromNow: false },
    ],
  },
  { pattern: /net[\s-]?(\d{1,3})\b/iy, read: (match) => [{ kind: "span", amount: two(match[1]), unit: "day" }] },
  // An anniversary is no length of time: 결혼 1주년.
  {
    pattern: /(?:\d{1,3}|[일이삼사오육칠팔구십]{1,3})\s*주년/y,
    read: () => [{ kind: "word", endsClause: false, bound: false }],
  },
  // the 3rd to last, third-to-last
  {
    pattern: /(?:(\d)(?:st|nd|rd|th)|(second|third|fourth|fifth))[\s-]+(?:to[\s-]+(?:the[\s-]+)?)?last\b/iy,
    read: ([, figure, word]) => [
      { kind: "ordinal", value: -(word === undefined ? two(figure) : lastOrdinals.indexOf(word.toLowerCase()) + 2) },
    ],
  },
  { pattern: /\+(?=\s*\d)/y, read: () => [{ kind: "moved", by: 1 }] },
  { pattern: /(\d{1,3})(?:st|nd|rd|th)\b/iy, read: (match) => [{ kind: "ordinal", value: two(match[1]) }] },
  {
    pattern: /(\d{1,3}(?:,\d{3})+|\d{1,5})/y,
    read: (match) => {
      const value = Number((match[1] ?? "").replaceAll(",", ""));
      return value > mostCounted ? [{ kind: "word", endsClause: false, bound: false }] : number(value);
    },
  },
  {
    pattern: new RegExp(`(${native})${counted}`, "y"),
    read: (match) => number(nativeNumber(match[1] ?? "") ?? 0),
  },
  {
    pattern: new RegExp(`([${sino}십백천]{1,7})${countedBySino}`, "y"),
    read: (match) => number(sinoNumber(match[1] ?? "")),
  },
];
