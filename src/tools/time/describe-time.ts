import type { Language } from "#protocol";
import { type CivilDate, weekday } from "./calendar/civil-date.ts";
import type { ZonedTime } from "./calendar/zoned-time.ts";

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  ko: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};

export function weekdayName(date: CivilDate, language: Language): string {
  return weekdays[language][weekday(date)] ?? "";
}

/** `2026년 11월 17일 화요일`, `Tuesday, 17 November 2026`. */
export function dateText(date: CivilDate, language: Language): string {
  const { year, month, day } = date;
  if (language === "ko") return `${year}년 ${month}월 ${day}일 ${weekdayName(date, "ko")}`;
  const monthName = new Date(Date.UTC(2000, month - 1, 1)).toLocaleString("en-GB", { month: "long", timeZone: "UTC" });
  return `${weekdayName(date, "en")}, ${day} ${monthName} ${year}`;
}

/** `오후 3시 5분`, `3:05 PM`. */
export function clockText({ hour, minute }: Pick<ZonedTime, "hour" | "minute">, language: Language): string {
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (language === "en") return `${twelve}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
  return `${hour < 12 ? "오전" : "오후"} ${twelve}시${minute === 0 ? "" : ` ${minute}분`}`;
}

export function nowText(time: ZonedTime, zone: string, language: Language): string {
  const date = dateText(time.date, language);
  const clock = clockText(time, language);
  return language === "ko" ? `지금은 ${date} ${clock}입니다(${zone}).` : `It is ${clock} on ${date} (${zone}).`;
}
