import { createSay } from "#kernel";
import { agreeParticles, counted, type Language } from "#protocol";
import { type CivilDate, dayNumber, daysInMonth, weekday } from "./calendar/civil-date.ts";
import { lunarDate } from "./calendar/lunar-date.ts";
import type { ZonedTime } from "./calendar/zoned-time.ts";
import type { ComputedDates } from "./query/compute-dates.ts";

/** That no day was understood, and what is certain: today and this month. */
export function notUnderstoodText(today: CivilDate, language: Language): string {
  const [now, monthEnd] = [today, { ...today, day: daysInMonth(today.year, today.month) }].map((date) =>
    dateText(date, language),
  );
  return createSay({ language })(
    `어느 날을 말하는지 알아듣지 못해 날짜를 셈하지 않았습니다. 오늘은 ${now}이고, 이번 달은 ${monthEnd}까지입니다.`,
    `No date was worked out, since it is unclear which day is meant. Today is ${now}; this month ends on ${monthEnd}.`,
  );
}

/** What the calendar said, in words: where the days lie and how far they are from today. */
export function datesText(dates: ComputedDates, today: CivilDate, language: Language): string {
  const say = createSay({ language });
  const on = (date: CivilDate) => dateText(date, language);
  switch (dates.kind) {
    case "now":
      return "";
    case "impossible":
      return say(`"${dates.phrase}"에 해당하는 날은 달력에 없습니다.`, `There is no such day as "${dates.phrase}".`);
    case "between": {
      const { from, to, workingDays } = dates;
      const days = dayNumber(to) - dayNumber(from);
      const stretch = say(`${on(from)}부터 ${on(to)}까지`, `From ${on(from)} to ${on(to)}`);
      if (workingDays === null)
        return say(
          `${stretch}는 ${days}일 차이입니다(두 날을 모두 세면 ${days + 1}일).`,
          `${stretch} it is ${counted(days, "day")} (${days + 1} counting both).`,
        );
      return say(
        `${stretch} 영업일은 ${workingDays}일입니다(주말과 공휴일 제외).`,
        `${stretch} there are ${workingDays} working days (without weekends and Korean public holidays).`,
      );
    }
    case "day": {
      const { phrase, isLunar } = dates;
      const { from, to } = dates.days;
      const name = say(agreeParticles(`"${phrase}"은(는)`), `"${phrase}" is`);
      if (dayNumber(from) !== dayNumber(to))
        return say(`${name} ${on(from)}부터 ${on(to)}까지입니다.`, `${name} ${on(from)} to ${on(to)}.`);
      const lunar = isLunar ? lunarText(from, language) : "";
      const days = dayNumber(from) - dayNumber(today);
      if (days === 0) return say(`오늘은 ${on(today)}입니다.${lunar}`, `Today is ${on(today)}.${lunar}`);
      const distance =
        days > 0
          ? say(`오늘(${on(today)})부터 ${days}일 뒤입니다`, `${counted(days, "day")} from today (${on(today)})`)
          : say(`오늘(${on(today)})로부터 ${-days}일 전입니다`, `${counted(-days, "day")} ago (today is ${on(today)})`);
      return say(`${name} ${on(from)}이며, ${distance}.${lunar}`, `${name} ${on(from)}, ${distance}.${lunar}`);
    }
  }
}

function lunarText(date: CivilDate, language: Language): string {
  const { year, month, day, leap } = lunarDate(date);
  return createSay({ language })(
    ` 음력으로는 ${year}년 ${leap ? "윤" : ""}${month}월 ${day}일입니다.`,
    ` In the lunar calendar it is day ${day} of ${leap ? "leap " : ""}month ${month}, ${year}.`,
  );
}

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  ko: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

export function weekdayName(date: CivilDate, language: Language): string {
  return weekdays[language][weekday(date)] ?? "";
}

/** `2026년 11월 17일 화요일`, `Tuesday, 17 November 2026`. */
function dateText(date: CivilDate, language: Language): string {
  const { year, month, day } = date;
  if (language === "ko") return `${year}년 ${month}월 ${day}일 ${weekdayName(date, "ko")}`;
  const monthName = new Date(Date.UTC(2000, month - 1, 1)).toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `${weekdayName(date, "en")}, ${day} ${monthName} ${year}`;
}

/** `오후 3시 5분`, `3:05 PM`. */
function clockText({ hour, minute }: Pick<ZonedTime, "hour" | "minute">, language: Language): string {
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (language === "en") return `${twelve}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  return `${hour < 12 ? "오전" : "오후"} ${twelve}시${minute === 0 ? "" : ` ${minute}분`}`;
}

export function nowText(time: ZonedTime, zone: string, language: Language): string {
  const date = dateText(time.date, language);
  const clock = clockText(time, language);
  return language === "ko" ? `지금은 ${date} ${clock}입니다(${zone}).` : `It is ${clock} on ${date} (${zone}).`;
}
