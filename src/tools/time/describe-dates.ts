import { josa } from "es-hangul";
import type { Language } from "#protocol";
import { type CivilDate, dayNumber, daysInMonth } from "./calendar/civil-date.ts";
import { lunarDate } from "./calendar/lunar-date.ts";
import { dateText } from "./describe-time.ts";
import type { ComputedDates } from "./query/compute-dates.ts";

/** What the calendar said, in words: where the days lie and how far they are from today. */
export function datesText(dates: ComputedDates, today: CivilDate, language: Language): string {
  return language === "ko" ? korean(dates, today) : english(dates, today);
}

/** That no day was understood, and what is certain: today and this month. */
export function notUnderstoodText(today: CivilDate, language: Language): string {
  const monthEnd = { ...today, day: daysInMonth(today.year, today.month) };
  return language === "ko"
    ? `어느 날을 말하는지 알아듣지 못해 날짜를 셈하지 않았습니다. 오늘은 ${dateText(today, "ko")}이고, 이번 달은 ${dateText(monthEnd, "ko")}까지입니다.`
    : `No date was worked out, since it is unclear which day is meant. Today is ${dateText(today, "en")}; this month ends on ${dateText(monthEnd, "en")}.`;
}

function korean(dates: ComputedDates, today: CivilDate): string {
  switch (dates.kind) {
    case "now":
      return "";
    case "impossible":
      return `"${dates.phrase}"에 해당하는 날은 달력에 없습니다.`;
    case "between": {
      const { from, to, workingDays } = dates;
      const days = daysBetween(from, to);
      const stretch = `${dateText(from, "ko")}부터 ${dateText(to, "ko")}까지`;
      if (workingDays !== null) return `${stretch} 영업일은 ${workingDays}일입니다(주말과 공휴일 제외).`;
      return `${stretch}는 ${days}일 차이입니다(두 날을 모두 세면 ${days + 1}일).`;
    }
    case "day": {
      const { phrase, days, isLunar } = dates;
      const name = `"${phrase}"${josa.pick(phrase, "은/는")}`;
      const distance = koreanDistance(daysBetween(today, days.from), dateText(today, "ko"));
      if (!isSame(days.from, days.to))
        return `${name} ${dateText(days.from, "ko")}부터 ${dateText(days.to, "ko")}까지입니다.`;
      const lunar = isLunar ? ` 음력으로는 ${koreanLunar(days.from)}입니다.` : "";
      if (isSame(days.from, today)) return `오늘은 ${dateText(today, "ko")}입니다.${lunar}`;
      return `${name} ${dateText(days.from, "ko")}이며, ${distance}.${lunar}`;
    }
  }
}

function english(dates: ComputedDates, today: CivilDate): string {
  switch (dates.kind) {
    case "now":
      return "";
    case "impossible":
      return `There is no such day as "${dates.phrase}".`;
    case "between": {
      const { from, to, workingDays } = dates;
      const days = daysBetween(from, to);
      const stretch = `From ${dateText(from, "en")} to ${dateText(to, "en")}`;
      if (workingDays !== null)
        return `${stretch} there are ${workingDays} working days (without weekends and Korean public holidays).`;
      return `${stretch} it is ${count(days)} (${days + 1} counting both).`;
    }
    case "day": {
      const { phrase, days, isLunar } = dates;
      if (!isSame(days.from, days.to))
        return `"${phrase}" is ${dateText(days.from, "en")} to ${dateText(days.to, "en")}.`;
      const lunar = isLunar ? ` In the lunar calendar it is ${englishLunar(days.from)}.` : "";
      if (isSame(days.from, today)) return `Today is ${dateText(today, "en")}.${lunar}`;
      const distance = englishDistance(daysBetween(today, days.from), dateText(today, "en"));
      return `"${phrase}" is ${dateText(days.from, "en")}, ${distance}.${lunar}`;
    }
  }
}

function koreanDistance(days: number, today: string): string {
  return days > 0 ? `오늘(${today})부터 ${days}일 뒤입니다` : `오늘(${today})로부터 ${-days}일 전입니다`;
}

function englishDistance(days: number, today: string): string {
  return days > 0 ? `${count(days)} from today (${today})` : `${count(-days)} ago (today is ${today})`;
}

function koreanLunar(date: CivilDate): string {
  const { year, month, day, leap } = lunarDate(date);
  return `${year}년 ${leap ? "윤" : ""}${month}월 ${day}일`;
}

function englishLunar(date: CivilDate): string {
  const { year, month, day, leap } = lunarDate(date);
  return `day ${day} of ${leap ? "leap " : ""}month ${month}, ${year}`;
}

const count = (days: number) => `${days} day${days === 1 ? "" : "s"}`;
const isSame = (one: CivilDate, other: CivilDate) => dayNumber(one) === dayNumber(other);
const daysBetween = (from: CivilDate, to: CivilDate) => dayNumber(to) - dayNumber(from);
