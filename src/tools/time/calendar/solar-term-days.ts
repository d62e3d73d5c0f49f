import type { YearlyDay } from "./yearly-day.ts";

const term = (longitude: number, ko: readonly string[], en: readonly string[] = []): YearlyDay => ({
  rule: { kind: "solar-term", longitude },
  ko,
  en,
});

/** 하지 and 소설 are other words too, but for where they are said to be days. */
const saidToBeDay = (name: string) => [`${name}날`, `${name}_날`, `절기_${name}`, `절기상_${name}`];

/** 절기 and the days that are reckoned from them. */
export const solarTermDays: readonly YearlyDay[] = [
  term(315, ["입춘"]),
  term(330, saidToBeDay("우수")),
  term(345, ["경칩"]),
  term(0, ["춘분"], ["spring equinox", "vernal equinox"]),
  term(15, ["청명"]),
  term(30, ["곡우"]),
  term(45, ["입하"]),
  term(60, ["소만"]),
  term(75, ["망종"]),
  term(90, ["하짓날", ...saidToBeDay("하지")], ["summer solstice"]),
  term(105, ["소서"]),
  term(120, ["대서"]),
  term(135, ["입추"]),
  term(150, ["처서"]),
  term(165, ["백로"]),
  term(180, ["추분"], ["autumn equinox", "autumnal equinox", "fall equinox"]),
  term(195, ["한로"]),
  term(210, ["상강"]),
  term(225, ["입동"]),
  term(240, saidToBeDay("소설")),
  term(255, ["대설"]),
  term(270, ["동지", "동짓날"], ["winter solstice"]),
  term(285, ["소한"]),
  term(300, saidToBeDay("대한")),
  { rule: { kind: "after-solstice", days: 105 }, ko: ["한식", "한식날"], en: [] },
  { rule: { kind: "dog-day", number: 1 }, ko: ["초복", "초복날"], en: [] },
  { rule: { kind: "dog-day", number: 2 }, ko: ["중복", "중복날"], en: [] },
  { rule: { kind: "dog-day", number: 3 }, ko: ["말복", "말복날"], en: [] },
];
