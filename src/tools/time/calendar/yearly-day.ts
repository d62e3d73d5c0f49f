import { z } from "zod";
import { assetLines } from "#language";

/** When a day comes each year. Of a lunar month `day` 0 is the last; weekdays begin with Monday as 0. */
const ruleSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("solar"), month: z.number(), day: z.number() }),
  z.object({ kind: z.literal("lunar"), month: z.number(), day: z.number() }),
  /** `nth` -1 is the last; `plus` are days after it. */
  z.object({ kind: z.literal("nth"), month: z.number(), nth: z.number(), weekday: z.number(), plus: z.number() }),
  z.object({ kind: z.literal("easter"), plus: z.number() }),
  /** The sun's place in degrees from the spring equinox. */
  z.object({ kind: z.literal("solar-term"), longitude: z.number() }),
  /** 한식: so many days after 동지 of the year before. */
  z.object({ kind: z.literal("after-solstice"), days: z.number() }),
  /** 초복, 중복, 말복 */
  z.object({ kind: z.literal("dog-day"), number: z.literal([1, 2, 3]) }),
]);
export type YearlyRule = z.infer<typeof ruleSchema>;

const yearlyDaySchema = z.object({
  rule: ruleSchema,
  /** An underscore is a space that people may leave out. */
  ko: z.array(z.string()),
  en: z.array(z.string()),
  /** Days before and after that are holidays with it. */
  around: z.number().default(0),
  /** A public holiday in Korea, since a year where people may ask for the years before. */
  dayOff: z.boolean().default(false),
  dayOffSince: z.number().default(0),
  /** A substitute day off follows it where it is lost; `saturday` says that a Saturday loses it too. */
  substitute: z.object({ since: z.number(), saturday: z.boolean() }).nullable().default(null),
});
export type YearlyDay = z.infer<typeof yearlyDaySchema>;

/** Days with a name that come once a year. Days that a government sets anew each year (elections, 수능) are not here. */
export const yearlyDays: readonly YearlyDay[] = assetLines("tools/time/calendar/yearly-days.jsonl").map((line) =>
  yearlyDaySchema.parse(JSON.parse(line)),
);

/** Spaces, apostrophes and stops may be left out of a name. */
const plainName = (name: string) => name.toLowerCase().replace(/[\s_'’.·-]/g, "");

const dayByName = new Map(
  yearlyDays.flatMap((day) => [...day.ko, ...day.en].map((name): [string, YearlyDay] => [plainName(name), day])),
);

/** The day that comes every year by a name; null for one that the calendar does not know. */
export const holidayNamed = (name: string): YearlyDay | null => dayByName.get(plainName(name)) ?? null;

/** All names, longest first, as they stand in a text. */
export const holidayNames: readonly string[] = yearlyDays
  .flatMap(({ ko, en }) => [...ko, ...en])
  .sort((one, other) => other.length - one.length);
