import { z } from "zod";
import { defineTool } from "#kernel";
import { dayNumber } from "./civil-date.ts";
import { clockText, dateText, dayText, nowText, weekdayName } from "./describe-time.ts";
import { findDate } from "./find-date.ts";
import { findDuration } from "./find-duration.ts";
import { isoDate, isoTime, zonedTime } from "./zoned-time.ts";
import { isZone, zoneNamedIn } from "./zones.ts";

export { zoneNamedIn } from "./zones.ts";

/** The clock and the calendar: now, in the user's zone or a named one, and the days people speak of. */
export const timeTool = defineTool({
  name: "get_current_time",
  description:
    "The current date and time in the user's time zone or one that the question names, and dates reckoned from it such as 다음 주 화요일, 3일 뒤, next Friday.",
  input: z.object({
    question: z.string().describe("What is asked about the date or time, in the user's words"),
    zone: z.string().nullable().default(null).describe("An IANA time zone, when the question is about another place"),
  }),
  output: z.object({
    zone: z.string(),
    now: z.string(),
    date: z.string(),
    weekday: z.string(),
    /** The day the question names beside today. */
    named: z
      .object({ phrase: z.string(), date: z.string(), weekday: z.string(), daysFromToday: z.number() })
      .nullable(),
    /** The answer in words. */
    text: z.string(),
  }),
  run({ question, zone }, { turn }) {
    const { language } = turn;
    const place = zone !== null && isZone(zone) ? zone : (zoneNamedIn(question) ?? turn.timeZone);
    const time = zonedTime(turn.now(), place);
    const sentences = [nowText(time, place, language)];
    const named = findDate(question, time.date);
    if (named !== null) sentences.unshift(dayText(named, time.date, language));
    const duration = findDuration(question);
    if (duration !== null) {
      const then = zonedTime(new Date(turn.now().getTime() + duration.ms), place);
      const when = `${dateText(then.date, language)} ${clockText(then, language)}`;
      sentences.unshift(
        language === "ko" ? `"${duration.phrase}" 시각은 ${when}입니다.` : `"${duration.phrase}" is ${when}.`,
      );
    }
    return {
      zone: place,
      now: isoTime(time),
      date: isoDate(time.date),
      weekday: weekdayName(time.date, language),
      named: named && {
        phrase: named.phrase,
        date: isoDate(named.date),
        weekday: weekdayName(named.date, language),
        daysFromToday: dayNumber(named.date) - dayNumber(time.date),
      },
      text: sentences.join(" "),
    };
  },
  summary: ({ text }) => text,
});
