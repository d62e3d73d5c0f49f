import { oneOf } from "#language";
import { addDays, type CivilDate, dayNumber, weekday } from "../calendar/civil-date.ts";
import { isPublicHoliday } from "../calendar/public-holidays.ts";
import type { DateReading } from "./date-reading.ts";

/** “주말이면 바로 앞 금요일에 줘”: where a day goes that falls on one when nothing is done. */
export interface WeekendRule {
  /** The question without the rule, as long as it was. */
  readonly text: string;
  readonly by: 1 | -1;
  /** Public holidays are days off too. */
  readonly holidays: boolean;
  /** 일요일이면: the one weekday that the rule is of. */
  readonly only: number | null;
}

const daysOff = oneOf`
  (?:토요일|토욜|토)\s?(?:이나|이거나|,|·|/|또는|하고|이랑|이?든)?\s?(?:일요일|일욜|일)
  주말(?:\s?(?:이나|이랑|또는|,|·)\s?(?:공휴일|휴일|빨간\s?날))?
  공휴일(?:\s?(?:이나|또는)\s?주말)?
  휴일
  쉬는\s?날
  빨간\s?날
  토요일
  일요일
`;
const ifOff = oneOf`
  (?:이|하고|이랑|랑|에|과)?\s?(?:겹치|걸리|끼|해당되|해당하)(?:면|는\s?경우에?|게\s?되면)
  이?라?면은?
  인\s?경우(?:에는|에|엔)?
  일\s?(?:때|경우)(?:에는|에|엔|는)?
`;
const before = oneOf`
  바로\s?(?:그\s?)?[앞전]
  그\s?(?:바로\s?)?(?:직?전|앞|이전)
  직전
  이전
  앞선
  전
  앞
`;
const after = oneOf`
  바로\s?(?:그\s?)?(?:다음|뒤)
  그\s?(?:바로\s?)?(?:다음|뒤)
  다음에?\s?(?:오는|돌아오는)
  다음
  돌아오는
  뒤
`;
const workday = "평일|영업일|근무일|업무일|출근일";
const beside = (where: string, weekday: string) =>
  `(?:(?:${where})\\s?(?:주\\s?)?(?:${workday}|${weekday})|${weekday})`;
const aside = "[\\s,]*(?:보통|무조건|항상|그냥|그럼)?\\s*";
const korean = new RegExp(
  `(?:${daysOff})(?:${ifOff})${aside}(?:(${beside(before, "금요일|금욜")})|(${beside(after, "월요일|월욜")}))(?:에|로|으로)?`,
);

const offInEnglish = oneOf`
  weekends?(?:[ ]or[ ](?:a[ ])?(?:public[ ]|bank[ ])?holidays?)?
  (?:public[ ]|bank[ ])?holidays?(?:[ ]or[ ](?:a[ ])?weekends?)?
  saturdays?[ ]or[ ](?:a[ ])?sundays?
  sat(?:urday)?/sun(?:day)?
  non-?(?:working|business)[ ]days?
`;
const whatFalls = oneOf`
  it
  that
  this
  the[ ]date
  payday
  the[ ]day
  the[ ]\d+(?:st|nd|rd|th)
`;
const falls = "falls?|lands?|is|happens to be|ends up";
const ifOffInEnglish = `(?:(?:and|but|so)\\s+)?(?:if|when|whenever)\\s+(?:${whatFalls})?(?:'s)?\\s*(?:${falls})?\\s*(?:on\\s+)?(?:an?\\s+|the\\s+)?(?:${offInEnglish})`;
const englishWorkday = "(?:business|working|work) ?day|weekday|bank day";
const besideInEnglish = (shift: string, direction: string, weekday: string) => {
  const day = `(?:${englishWorkday}|${weekday})`;
  return `(?:the\\s+)?(?:(?:${shift})\\s+${day}|${day}\\s+(?:(?:right|just|immediately)\\s+)?(?:${direction})(?:\\s+(?:it|that))?)`;
};
const earlier = besideInEnglish("previous|preceding|prior|last", "before|prior|preceding", "friday");
const later = besideInEnglish("next|following", "after|following", "monday");
const movedTo = `(?:(${earlier})|(${later}))(?:\\s+instead)?`;
const english = new RegExp(`${ifOffInEnglish}[\\s,]*(?:[a-z']+\\s+){0,6}?${movedTo}`, "i");
const englishTurned = new RegExp(`(?:or\\s+)?(?:on\\s+)?${movedTo}\\s+${ifOffInEnglish}`, "i");

/** The rule that a question tells, if any. */
export function weekendRuleIn(text: string): WeekendRule | null {
  const found = korean.exec(text) ?? english.exec(text) ?? englishTurned.exec(text);
  if (found === null) return null;
  const [said, earlier] = found;
  const blank = " ".repeat(said.length);
  return {
    text: text.slice(0, found.index) + blank + text.slice(found.index + said.length),
    by: earlier === undefined ? 1 : -1,
    only: /^토요일(?=이면|이라면|[이하랑에과]|\s?인|\s?일\s)(?![^면]*일요일)/.test(said)
      ? 5
      : /^일요일/.test(said)
        ? 6
        : null,
    holidays: /휴일|쉬는|빨간|영업|근무|업무|출근|holiday|business|working/i.test(said),
  };
}

/** No holidays follow each other for longer. */
const longestBreak = 14;

/** A reading by the rule: the single days of it that are off are moved. */
export function withWeekendRule(reading: DateReading, { by, holidays, only }: WeekendRule): DateReading {
  if (reading.kind !== "days" || dayNumber(reading.days.from) !== dayNumber(reading.days.to)) return reading;
  const isOff = (date: CivilDate) => weekday(date) > 4 || (holidays && isPublicHoliday(date));
  let day = reading.days.from;
  if (only !== null && weekday(day) !== only) return reading;
  for (let moved = 0; moved < longestBreak && isOff(day); moved += 1) day = addDays(day, by);
  return { ...reading, days: { from: day, to: day } };
}
