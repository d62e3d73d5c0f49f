import { z } from "zod";

export const weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

const shiftSchema = z.object({
  move: z
    .enum(["years", "months", "weeks", "days", "workingDays"])
    .describe("workingDays: those that are neither of a weekend nor a public holiday in Korea"),
  by: z
    .number()
    .int()
    .min(-10_000)
    .max(10_000)
    .describe("Negative is earlier. The 100th day counted from a day is 99 days later"),
});

const pickSchema = z.object({
  within: z
    .enum(["week", "month", "quarter", "year", "after", "before"])
    .describe("The week (from Monday), month, quarter or year of the day; or the days that follow or precede it"),
  what: z
    .enum([...weekdayNames, "weekend", "working-day", "day", "all"])
    .describe("all: the whole week, month, quarter or year"),
  nth: z.number().int().min(-400).max(400).describe("1 is the first, -1 the last"),
});

const daySchema = z.object({
  phrase: z.string().max(200).describe("The words of the question that name the day"),
  anchor: z
    .enum(["today", "date", "lunar-date", "holiday"])
    .describe("today; a written date; a date of the Korean lunar calendar; a day with a name that comes every year"),
  year: z.number().int().min(1).max(9999).nullable().describe("null: the next such day from today on"),
  month: z.number().int().min(1).max(12).nullable(),
  day: z.number().int().min(1).max(31).nullable(),
  holiday: z.string().max(60).nullable().describe('Its name, such as "추석", "Christmas"'),
  steps: z
    .array(z.union([shiftSchema, pickSchema]))
    .max(4)
    .describe("From there, in this order: Tuesday of next week is a move of 1 week, then Tuesday within the week"),
});

/**
 * What a question asks of the calendar: a model or the exact forms fill it, and code computes it. Every field is required,
 * as strict structured outputs want it.
 */
export const dateQuerySchema = z.object({
  kind: z
    .enum(["day", "between", "working-days", "lunar", "now"])
    .describe(
      "day: which date and weekday, and how far from today; between, working-days: the days, or working days, from the " +
        "first day to the second; lunar: a day in the lunar calendar; now: the time of day now",
    ),
  days: z.array(daySchema).max(2).describe("The day asked for; two for between and working-days; none for now"),
  zone: z.string().max(60).nullable().describe("The IANA time zone of another place that the question asks about"),
});

export type DateQuery = z.infer<typeof dateQuerySchema>;
export type QueriedDay = z.infer<typeof daySchema>;
export type Shift = z.infer<typeof shiftSchema>;
export type Pick = z.infer<typeof pickSchema>;
export const isShift = (step: Shift | Pick): step is Shift => "move" in step;
