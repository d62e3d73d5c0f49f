import { z } from "zod";
import { defineTool } from "#kernel";
import { dayNumber } from "./calendar/civil-date.ts";
import { isoDate, isoTime, zonedTime } from "./calendar/zoned-time.ts";
import { datesText, notUnderstoodText, nowText, weekdayName } from "./describe-dates.ts";
import { asksOfDatesAlone, readDateForms } from "./forms/read-date-forms.ts";
import { computeDates } from "./query/compute-dates.ts";
import { dateQuerySchema } from "./query/date-query.ts";
import { isZone } from "./zones.ts";

/** The clock and the calendar: now, in the user's zone or a named one, and the days that a query names. */
export const timeTool = defineTool({
  name: "get_current_time",
  title: { ko: "시계", en: "Clock" },
  description: {
    ko: '지금 시각과 날짜, 그리고 그로부터 셈하는 날("다음 주 화요일", "3일 뒤")',
    en: 'the time and date now, and days reckoned from it ("next Friday", "in 3 days")',
  },
  input: z.object({
    question: z.string().describe("What is asked about the date or time, in the user's words"),
    dates: dateQuerySchema
      .nullable()
      .default(null)
      .describe("The days that the question asks about; null leaves them to the plain forms in its words"),
    zone: z.string().nullable().default(null).describe("An IANA time zone, when the question is about another place"),
  }),
  output: z.object({
    zone: z.string(),
    now: z.string(),
    date: z.string(),
    weekday: z.string(),
    /** The query as it was understood; null where no day was. */
    query: dateQuerySchema.nullable(),
    /** The day or days that the query names; null when there is none in the calendar. */
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
    /** The answer in words. */
    text: z.string(),
  }),
  run({ question, dates, zone }, { run }) {
    const { language, timeZone: home } = run;
    const query = dates ?? readDateForms(question, zonedTime(run.now(), home).date);
    const place = [zone, query?.zone ?? null].find((name) => name !== null && isZone(name)) ?? home;
    const time = zonedTime(run.now(), place);
    const today = time.date;
    const computed = query === null ? null : computeDates(query, today);
    const text =
      computed === null
        ? notUnderstoodText(today, language)
        : computed.kind === "now"
          ? nowText(time, place, language)
          : datesText(computed, today, language);
    return {
      zone: place,
      now: isoTime(time),
      date: isoDate(today),
      weekday: weekdayName(today, language),
      query,
      named:
        computed?.kind === "day"
          ? {
              phrase: computed.phrase,
              date: isoDate(computed.days.from),
              until: isoDate(computed.days.to),
              weekday: weekdayName(computed.days.from, language),
              daysFromToday: dayNumber(computed.days.from) - dayNumber(today),
            }
          : null,
      text,
    };
  },
  summary: ({ text }) => text,
  words: ({ text }) => text,
  fromWords: (question) => ({ question, dates: null, zone: null }),
  claims: asksOfDatesAlone,
});
