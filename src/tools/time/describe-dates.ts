import { josa } from "es-hangul";
import type { Language } from "#protocol";
import { type CivilDate, dayNumber } from "./calendar/civil-date.ts";
import { lunarDate } from "./calendar/lunar-date.ts";
import { dateText } from "./describe-time.ts";
import type { DateReading } from "./grammar/date-reading.ts";

/** What a question's days are, in words: where they lie and how far they are from today, or what was not understood. */
export function readingText(reading: DateReading, today: CivilDate, language: Language): string {
  return language === "ko" ? korean(reading, today) : english(reading, today);
}

/** That a question was read without some of its words, so that whoever asked can object. */
export function leftOutText(words: string, language: Language): string {
  return language === "ko"
    ? `"${words}"${josa.pick(words, "은/는")} 알아듣지 못해 빼고 읽었으니, 다른 날을 물으셨다면 다시 물어봐 주세요.`
    : `This was read without "${words}", which was not understood; ask again if another day is meant.`;
}

function korean(reading: DateReading, today: CivilDate): string {
  switch (reading.kind) {
    case "unclear":
      if (reading.refusal === "which-month")
        return `"${reading.words}"${josa.pick(reading.words, "이/가")} 어느 달인지 알 수 없어 날짜를 셈하지 않았습니다. 몇 월인지도 알려 주세요.`;
      return `"${reading.words}"에서 어느 날을 말하는지 알 수 없어 날짜를 셈하지 않았습니다. 날짜나 요일로 다시 물어봐 주세요.`;
    case "impossible":
      return `"${reading.phrase}"에 해당하는 날은 달력에 없습니다.`;
    case "between": {
      const days = daysBetween(reading.from, reading.to);
      if (reading.whole)
        return `"${reading.phrase}"${josa.pick(reading.phrase, "은/는")} ${dateText(reading.from, "ko")}부터 ${dateText(reading.to, "ko")}까지 ${days + 1}일입니다.`;
      return `${dateText(reading.from, "ko")}부터 ${dateText(reading.to, "ko")}까지는 ${days}일 차이입니다(두 날을 모두 세면 ${days + 1}일).`;
    }
    case "days": {
      const { from, to } = reading.days;
      const name = `"${reading.phrase}"${josa.pick(reading.phrase, "은/는")}`;
      const distance = koreanDistance(daysBetween(today, from), reading.asks, dateText(today, "ko"));
      if (!isSame(from, to))
        return `${name} ${dateText(from, "ko")}부터 ${dateText(to, "ko")}까지입니다.${counted(reading) ? ` ${distance}.` : ""}`;
      const lunar = reading.asks === "lunar" ? ` 음력으로는 ${koreanLunar(from)}입니다.` : "";
      if (isSame(from, today) && !counted(reading)) return `오늘은 ${dateText(from, "ko")}입니다.${lunar}`;
      return `${name} ${dateText(from, "ko")}이며, ${distance}.${lunar}`;
    }
  }
}

function koreanDistance(days: number, asks: string | null, today: string): string {
  if (days === 0) return `바로 오늘입니다`;
  if (days > 0) return `오늘(${today})부터 ${days}일 ${asks === "remaining" ? "남았습니다" : "뒤입니다"}`;
  return asks === "passed" ? `오늘(${today})까지 ${-days}일 지났습니다` : `오늘(${today})로부터 ${-days}일 전입니다`;
}

function koreanLunar(date: CivilDate): string {
  const { year, month, day, leap } = lunarDate(date);
  return `${year}년 ${leap ? "윤" : ""}${month}월 ${day}일`;
}

function englishLunar(date: CivilDate): string {
  const { year, month, day, leap } = lunarDate(date);
  return `day ${day} of ${leap ? "leap " : ""}month ${month}, ${year}`;
}

function english(reading: DateReading, today: CivilDate): string {
  switch (reading.kind) {
    case "unclear":
      if (reading.refusal === "which-month")
        return `No date was worked out: it is unclear which month "${reading.words}" is of. Ask again with the month.`;
      return `No date was worked out: it is unclear which day "${reading.words}" means. Ask again with a date or a weekday.`;
    case "impossible":
      return `There is no such day as "${reading.phrase}".`;
    case "between": {
      const days = daysBetween(reading.from, reading.to);
      if (reading.whole)
        return `"${reading.phrase}" has ${count(days + 1)}, from ${dateText(reading.from, "en")} to ${dateText(reading.to, "en")}.`;
      return `From ${dateText(reading.from, "en")} to ${dateText(reading.to, "en")} it is ${count(days)} (${days + 1} counting both).`;
    }
    case "days": {
      const { from, to } = reading.days;
      const distance = englishDistance(daysBetween(today, from), dateText(today, "en"));
      if (!isSame(from, to)) {
        return `"${reading.phrase}" is ${dateText(from, "en")} to ${dateText(to, "en")}.${counted(reading) ? ` It begins ${distance}.` : ""}`;
      }
      const lunar = reading.asks === "lunar" ? ` In the lunar calendar it is ${englishLunar(from)}.` : "";
      if (isSame(from, today) && !counted(reading)) return `Today is ${dateText(from, "en")}.${lunar}`;
      return `"${reading.phrase}" is ${dateText(from, "en")}, ${distance}.${lunar}`;
    }
  }
}

function englishDistance(days: number, today: string): string {
  if (days === 0) return "which is today";
  return days > 0 ? `${count(days)} from today (${today})` : `${count(-days)} ago (today is ${today})`;
}

const count = (days: number) => `${days} day${days === 1 ? "" : "s"}`;
const counted = ({ asks }: { readonly asks: string | null }) => asks === "remaining" || asks === "passed";
const isSame = (a: CivilDate, b: CivilDate) => dayNumber(a) === dayNumber(b);
const daysBetween = (from: CivilDate, to: CivilDate) => dayNumber(to) - dayNumber(from);
