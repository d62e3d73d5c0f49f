import { z } from "zod";
import { defineTool } from "#kernel";
import type { Language } from "#protocol";
import { type CivilDate, dayNumber } from "./calendar/civil-date.ts";
import { instantOf, isoDate, isoTime, zonedTime } from "./calendar/zoned-time.ts";
import { isDayToReckon } from "./days-said-whole.ts";
import { leftOutText, readingText } from "./describe-dates.ts";
import { clockText, dateText, nowText, weekdayName } from "./describe-time.ts";
import type { DateReading } from "./grammar/date-reading.ts";
import { readDatePhrases } from "./grammar/read-dates.ts";
import { isAboutTime } from "./is-about-time.ts";
import { type ClockReading, readClock } from "./read-clock.ts";
import { isZone } from "./zones.ts";

export { asksHourOfSomething } from "./asks-hour-of-something.ts";
export { daysSaidWhole } from "./days-said-whole.ts";
export { zoneNamedIn } from "./read-clock.ts";

/** The clock and the calendar: now, in the user's zone or a named one, and the days people speak of. */
export const timeTool = defineTool({
  name: "get_current_time",
  title: { ko: "시계", en: "Clock" },
  description: {
    ko: '지금 시각과 날짜, 그리고 그로부터 셈하는 날("다음 주 화요일", "3일 뒤")',
    en: 'the time and date now, and days reckoned from it ("next Friday", "in 3 days")',
  },
  input: z.object({
    question: z.string().describe("What is asked about the date or time, in the user's words"),
    zone: z.string().nullable().default(null).describe("An IANA time zone, when the question is about another place"),
  }),
  output: z.object({
    zone: z.string(),
    now: z.string(),
    date: z.string(),
    weekday: z.string(),
    /** The day or days that the question names; null when it names none, or none that is understood. */
    named: z
      .object({
        phrase: z.string(),
        date: z.string(),
        /** The last of several days. */
        until: z.string(),
        weekday: z.string(),
        daysFromToday: z.number(),
      })
      .nullable(),
    /** Words that were not understood, also where a day was read without them, or that name a day that does not exist. */
    notUnderstood: z.array(z.string()),
    /** The answer in words. */
    text: z.string(),
  }),
  run({ question, zone }, { run }) {
    const { language, timeZone: home } = run;
    const clock = readClock(question);
    const given = zone !== null && isZone(zone) ? zone : null;
    const calendar = calendarOf(clock, given, home);
    const place = aboutClock(clock) ? (given ?? clock.zone ?? home) : calendar;
    const time = zonedTime(run.now(), place);
    const today = zonedTime(run.now(), calendar).date;
    const readings = readDatePhrases(question, today);
    const named = readings.find((reading) => reading.kind === "days");
    const leftOut = new Set(readings.flatMap(wordsLeftOut));
    const [only, ...others] = readings;
    const isOneDay = only === undefined || (only === named && named.days.from === named.days.to);
    const tellsNight = clock.asksDay && isOneDay && others.length === 0;
    const moment = { now: run.now(), day: named?.days.from ?? today, place, home, tellsNight };
    const hours = hoursText(clock, moment, language);
    const asksOnlyHours = (clock.asked || hours.length > 0) && !clock.asksDay;
    const dates = asksOnlyHours
      ? []
      : [
          ...readings
            .filter(({ kind }) => kind !== "unclear" || clock.time === null || !clock.asksHours)
            .map((reading) => readingText(reading, today, language)),
          ...Array.from(leftOut, (words) => leftOutText(words, language)),
        ];
    const understood = dates.length > 0 && readings.every(({ kind }) => kind !== "unclear");
    const tellsNow = hours.length === 0 && (clock.asked || !understood);
    const sentences = [...hours, ...dates, ...(tellsNow ? [nowText(time, place, language)] : [])];
    return {
      zone: place,
      now: isoTime(time),
      date: isoDate(time.date),
      weekday: weekdayName(time.date, language),
      named: named === undefined ? null : namedDay(named, today, language),
      notUnderstood: [...readings.flatMap(unreadable), ...leftOut],
      text: sentences.join(" "),
    };
  },
  summary: ({ text }) => text,
  words: ({ text }) => text,
  fromWords: (question) => ({ question, zone: null }),
  claims: (question) => isAboutTime(question) || isDayToReckon(question),
});

const aboutClock = ({ asked, later, time }: ClockReading) => asked || later !== null || time !== null;

/** Whose days are spoken of: the user's own, also of a journey (다음 주 화요일 뉴욕 출장), unless they are as the place counts them. */
function calendarOf({ zone, time, isOfPlace }: ClockReading, given: string | null, home: string): string {
  if (time !== null) return (isOfPlace ? time.zone : null) ?? home;
  return given ?? (isOfPlace ? zone : null) ?? home;
}

function namedDay({ phrase, days }: DateReading & { kind: "days" }, today: CivilDate, language: Language) {
  return {
    phrase,
    date: isoDate(days.from),
    until: isoDate(days.to),
    weekday: weekdayName(days.from, language),
    daysFromToday: dayNumber(days.from) - dayNumber(today),
  };
}

function unreadable(reading: DateReading): string[] {
  if (reading.kind === "unclear") return [reading.words];
  return reading.kind === "impossible" ? [reading.phrase] : [];
}

function wordsLeftOut(reading: DateReading): string[] {
  const isRead = reading.kind === "days" || reading.kind === "between";
  return isRead && reading.leftOut !== undefined ? [reading.leftOut] : [];
}

const dayMinutes = 24 * 60;

interface Moment {
  readonly now: Date;
  readonly day: CivilDate;
  readonly place: string;
  readonly home: string;
  /** Which day it is behind midnight is told, where a night reaches there. */
  readonly tellsNight: boolean;
}

/** What the clock shows some hours from now, or what a time of one place is in another. */
function hoursText({ later, time }: ClockReading, moment: Moment, language: Language): string[] {
  const { now, day, place, home } = moment;
  const shown = (instant: Date, zone: string) => {
    const then = zonedTime(instant, zone);
    return `${dateText(then.date, language)} ${clockText(then, language)}`;
  };
  const told = (phrase: string, when: string) =>
    language === "ko" ? `"${phrase}" 시각은 ${when}입니다.` : `"${phrase}" is ${when}.`;
  const from = time?.zone ?? home;
  const instant = time === null ? now : instantOf(day, time.minutes, from);
  if (later !== null) {
    const start = later.isFromTime ? instant : now;
    return [told(later.phrase, shown(new Date(start.getTime() + later.minutes * 60_000), place))];
  }
  if (time === null) return [];
  const to = time.zone === null ? place : place === from ? home : place;
  // 오늘 밤 12시 is a time of tomorrow.
  if (from === to)
    return moment.tellsNight && time.minutes >= dayMinutes ? [told(time.phrase, shown(instant, to))] : [];
  return [
    language === "ko"
      ? `${from}에서 ${shown(instant, from)}일 때, ${to} 시각으로는 ${shown(instant, to)}입니다.`
      : `${shown(instant, from)} in ${from} is ${shown(instant, to)} in ${to}.`,
  ];
}
