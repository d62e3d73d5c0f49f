import { oneOf } from "#language";
import type { Meaning, PatternEntry } from "./token.ts";

const weekdayLetters = "월화수목금토일";
/** 월화수, 목금: days in a row, the longest first. */
const weekdayRuns = [6, 5, 4, 3, 2].flatMap((length) =>
  Array.from({ length: 8 - length }, (_, at) => weekdayLetters.slice(at, at + length)),
);

/** 다음 주 월요일 시작 says when something starts. */
const namedWeeks = oneOf`
  다음
  담
  이번
  요번
  지난
  저번
  그
  첫째?
  [둘셋넷]째
`;
/** What follows where it is said how weeks are counted. */
const asCounted = String.raw`(?=\s*(?:쳐|치|세|셀|계산|기준|이|으|[,.)]|$))`;

/** 치면, 할 때: how weeks are taken. */
const taken = oneOf`
  치면
  쳐서
  치고
  칠\s*때
  보면
  하면
  할\s*때
  이?라?면
`;

/** "Weeks start on Monday": how weeks are counted here anyway. */
const weekStart: readonly RegExp[] = [
  /(?:한\s*)?주의?\s*시작을?\s*월(?:요일|욜)로\s*(?:치면|쳐서|보면|하면|잡으면|칠\s*때)/y,
  /(?:with\s+)?(?:the\s+)?weeks?\s+(?:that\s+)?(?:starts?|starting|begins?|beginning)\s+(?:on\s+)?(?:a\s+)?mondays?/iy,
  /mon(?:day)?[\s-]*(?:to|through|thru|–|-)[\s-]*sun(?:day)?(?=[\s-]+(?:calendar\s+)?weeks?\b)/iy,
  /월(?:요일)?\s*(?:~|-|부터)\s*일(?:요일)?(?:까지)?\s*기준(?:으로)?/y,
  new RegExp(`일(?:요일|욜)까지[가를]?\\s*(?:이번\\s*주|한\\s*주)(?:라고|로|라)?\\s*(?:${taken})`, "y"),
  new RegExp(
    `(?:한\\s*)?주[를는가]?\\s*월(?:요일|욜)?(?:부터|에서|\\s*~)\\s*일(?:요일|욜)?(?:까지)?(?:이?라고|로)?\\s*(?:${taken})`,
    "y",
  ),
  new RegExp(
    `(?<!(?:${namedWeeks})\\s*)(?:한\\s*)?주(?:는|가|의)?\\s*(?:시작은|시작이)?\\s*월(?:요일|욜)(?:부터|\\s*시작)(?:으?로)?${asCounted}`,
    "y",
  ),
];

/** 이라는데, 인데: the letter before them may be a weekday, before another word it is none. */
const endings = oneOf`
  이[라에고야래니며]
  인데
  입니
  까지
`;
const untilWeekday = String.raw`([월화수목금토일])(?:요일|욜)?\s*[~∼〜-]\s*([월화수목금토일])(?:요일|욜)?(?!(?!${endings})[가-힣]{2}|[가-힣]?\d)`;

/** 월~금: from one weekday until another. */
const weekdayStretch = ([, first = "", last = ""]: readonly string[]): Meaning[] => [
  { kind: "weekday", weekday: weekdayLetters.indexOf(first) },
  { kind: "particle", role: "from", endsClause: false, past: false },
  { kind: "weekday", weekday: weekdayLetters.indexOf(last) },
  { kind: "particle", role: "until", endsClause: false, past: false },
];

/** 월수금: each of them. */
const eachWeekday = (letters: string): Meaning[] =>
  [...letters].flatMap((letter, at): Meaning[] => [
    ...(at === 0 ? [] : ([{ kind: "particle", role: "with", endsClause: false, past: false }] as const)),
    { kind: "weekday", weekday: weekdayLetters.indexOf(letter) },
  ]);

/** Weekdays by their first letters, one after another or from one to another: 주 토 일, 월~금, 화목. */
export const weekdayPatterns: readonly PatternEntry[] = [
  // 매주 수, 매주 화목
  {
    pattern: /매주\s*([월화수목금토일]{1,5})(?![가-힣])/y,
    read: (match) =>
      [...(match[1] ?? "")].flatMap((letter, at): Meaning[] => [
        ...(at === 0 ? [] : ([{ kind: "particle", role: "with", endsClause: false, past: false }] as const)),
        { kind: "every", unit: "week" },
        { kind: "weekday", weekday: weekdayLetters.indexOf(letter) },
      ]),
  },
  // “수업이 월수금인데”: of a week that is named elsewhere.
  {
    pattern:
      /(?<![가-힣\d])(월수금|화목토|화목|월수|월목|화금|월금)(?=(?:인데|이고|이라|이야|이에요|마다|에|은|이)?(?![가-힣]))/y,
    read: ([, letters = ""]) => eachWeekday(letters),
  },
  // 7월 첫 금토일
  {
    pattern: /(?<![가-힣])(금토일|월화수|화수목|수목금|월화수목금)(?=\s|[은는이가에]|$)/y,
    read: ([, run = ""]) => weekdayStretch(["", run[0] ?? "", run.at(-1) ?? ""]),
  },
  ...weekStart.map((pattern) => ({ pattern, read: (): Meaning[] => [{ kind: "filler" }] })),
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
    pattern: new RegExp(`주\\s*${untilWeekday}`, "y"),
    read: (match) => [{ kind: "unit", unit: "week" }, ...weekdayStretch(match)],
  },
  // (월~일), 화-목: of a week that is named elsewhere.
  {
    pattern: new RegExp(`(?<![가-힣\\d])${untilWeekday}`, "y"),
    read: weekdayStretch,
  },
  // 11월 23일(월)
  {
    pattern: /\(\s*([월화수목금토일])(?:요일)?\s*\)/y,
    read: (match) => [{ kind: "weekday", weekday: weekdayLetters.indexOf(match[1] ?? "") }],
  },
  // 월수금, 화목: each of them.
  {
    pattern: /주\s*([월화수목금토일]{2,5})(?![가-힣]{2})(?=\s|[은는이가에도]|$)/y,
    read: (match) => [{ kind: "unit", unit: "week" }, ...eachWeekday(match[1] ?? "")],
  },
];
