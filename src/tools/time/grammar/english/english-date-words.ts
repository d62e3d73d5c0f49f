import { yearlyDays } from "../../calendar/yearly-days.ts";
import { ordinalNames } from "../figures.ts";
import { particle, shift, unit } from "../meanings.ts";
import { type DateEntry, type Meaning, phrases } from "../token.ts";
import { englishAskingWords } from "./asking-words.ts";
import { englishFillers } from "./fillers.ts";
import { englishRelationWords } from "./relation-words.ts";
import { englishToldDayWords } from "./told-day-words.ts";

const ordinal = (value: number): Meaning => ({ kind: "ordinal", value });

const weekdayNames = [
  ["monday", "mon", "mondays"],
  ["tuesday", "tuesdays", "tue", "tues", "tuseday", "teusday", "tusday"],
  ["wednesday", "wednesdays", "wed", "weds", "wednsday", "wensday", "wendsday", "wedensday", "wednesay"],
  ["thursday", "thursdays", "thu", "thur", "thurs", "thrusday", "thersday", "thurday", "thursay"],
  ["friday", "fridays", "fri", "firday", "fryday"],
  ["saturday", "saturdays", "sat", "saterday", "satuday", "saturady"],
  ["sunday", "sundays", "sun"],
];
/** `May` and `March` are months only with a capital: they are verbs too. */
const monthNames = [
  ["january", "jan"],
  ["february", "feb"],
  ["March", "Mar", "mar."],
  ["april", "apr"],
  ["May"],
  ["june", "jun"],
  ["july", "jul"],
  ["august", "aug"],
  ["september", "sep", "sept"],
  ["october", "oct"],
  ["november", "nov"],
  ["december", "dec"],
];
const numberNames =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tensNames: readonly (readonly [name: string, value: number])[] = [
  ["thirty", 30],
  ["forty", 40],
  ["fifty", 50],
  ["sixty", 60],
  ["seventy", 70],
  ["eighty", 80],
  ["ninety", 90],
  ["a hundred", 100],
  ["one hundred", 100],
  ["hundred", 100],
];

/** twenty-first, thirty five, ninety nine. */
const compounds: DateEntry[] = ["twenty", ...tensNames.slice(0, 7).map(([name]) => name)].flatMap((ten, tens) =>
  numberNames.slice(0, 9).flatMap((one, at) => {
    const value = (tens + 2) * 10 + at + 1;
    return [
      ...phrases({ kind: "number", value }, `${ten}-${one}`, `${ten} ${one}`),
      ...phrases(ordinal(value), `${ten}-${ordinalNames[at]}`, `${ten} ${ordinalNames[at]}`),
    ];
  }),
);

const days: DateEntry[] = [
  ...phrases(
    { kind: "day", days: 0 },
    "today",
    "todays",
    "today's date",
    "now",
    "right now",
    "tonight",
    "this day",
    "the present day",
  ),
  ...phrases(
    { kind: "day", days: 1 },
    "tomorrow",
    "tomorrows",
    "tmrw",
    "tmr",
    "tomorow",
    "tommorow",
    "tommorrow",
    "2moro",
  ),
  ...phrases({ kind: "day", days: 2 }, "day after tomorrow", "day after tmrw", "overmorrow"),
  ...phrases({ kind: "day", days: -1 }, "yesterday", "yesterdays", "yday"),
  ...phrases({ kind: "day", days: -2 }, "day before yesterday"),
];

const shifts: DateEntry[] = [
  ...phrases(shift(-1), "previous", "past", "this past", "most recent"),
  ...phrases(shift(1), "next one", "next time"),
  ...phrases(shift(-1), "last one", "the last one", "last time", "previous one"),
  ...phrases({ kind: "shift", by: 0 }, "this", "current", "the current", "present"),
  ...phrases(shift(1), "next", "coming", "upcoming", "following", "this coming", "nxt", "nex", "enxt", "nect", "nxet"),
  ...phrases(shift(2), "next next"),
  ...phrases([shift(2), unit("week")], "week after next", "week after the next"),
  ...phrases([shift(-2), unit("week")], "week before last"),
  ...phrases([shift(2), unit("month")], "month after next"),
  ...phrases([shift(-2), unit("month")], "month before last"),
  ...phrases([shift(2), unit("year")], "year after next"),
  ...phrases([shift(-2), unit("year")], "year before last"),
  ...phrases([shift(2), unit("weekend")], "weekend after next"),
  ...phrases([shift(-2), unit("weekend")], "weekend before last"),
  ...phrases(
    [shift(1), unit("weekend")],
    "weekend after this one",
    "weekend after this",
    "weekend after this coming one",
  ),
];

const sameDays: DateEntry[] = (["week", "month", "year"] as const).flatMap((name) =>
  [
    [1, "next"],
    [-1, "last"],
  ].flatMap(([by, word]) =>
    phrases(
      [{ kind: "day", days: 0 }, shift(Number(by)), unit(name)],
      ...["same day", "same date", "this time", "same time"].map((same) => `${same} ${word} ${name}`),
    ),
  ),
);

const units: DateEntry[] = [
  ...phrases(unit("day"), "day", "days", "calendar days", "calendar day"),
  ...(["day", "week", "month", "year"] as const).flatMap((name) =>
    phrases(unit(name), `${name}s' time`, `${name}'s time`, `${name}s time`),
  ),
  ...phrases({ kind: "span", amount: 6, unit: "month" }, "half a year"),
  ...phrases({ kind: "span", amount: 18, unit: "month" }, "a year and a half", "one and a half years"),
  ...phrases(unit("week"), "week", "weeks", "wk", "wks"),
  ...phrases(unit("weekend"), "weekend", "weekends"),
  ...phrases(unit("workdays"), "weekdays", "workdays", "workday", "workweek", "working days", "working day"),
  ...phrases(unit("workdays"), "business days", "business day"),
  ...phrases(unit("month"), "month", "months"),
  ...phrases(unit("quarter"), "quarter", "quarters", "calendar quarter"),
  ...phrases(unit("half"), "half"),
  ...phrases(unit("year"), "year", "years", "yr", "yrs"),
  ...phrases(unit("hour"), "hour", "hours", "hr", "hrs"),
  ...phrases(unit("minute"), "minute", "minutes", "min", "mins"),
  ...phrases({ kind: "span", amount: 2, unit: "week" }, "fortnight", "a fortnight"),
  ...phrases({ kind: "span", amount: 10, unit: "year" }, "a decade", "decade"),
  ...phrases({ kind: "span", amount: 30, unit: "minute" }, "half an hour", "half hour"),
];

/** `may` and `march` with a small letter, where only a month can stand. */
const smallMonths: DateEntry[] = (
  [
    ["march", 3],
    ["may", 5],
  ] as const
).flatMap(([name, month]) => [
  ...phrases([particle("of"), { kind: "month", month }], `of ${name}`),
  ...phrases([{ kind: "in" }, { kind: "month", month }], `in ${name}`),
  ...phrases([shift(1), { kind: "month", month }], `next ${name}`),
  ...phrases([shift(0), { kind: "month", month }], `this ${name}`),
  ...phrases([ordinal(-1), { kind: "month", month }], `last ${name}`),
]);

const workdays: DateEntry[] = ["weekday", "workday", "working day", "business day"].flatMap((day) => [
  ...phrases([ordinal(1), unit("workdays")], `first ${day}`),
  ...phrases([ordinal(-1), unit("workdays")], `last ${day}`, `the last ${day}`, `final ${day}`),
]);

/** What English words mean in a question about days. Words that Korean texts use too (D-day) stand with the Korean ones. */
export const englishDateWords: readonly DateEntry[] = [
  // The department, no hours.
  ...phrases({ kind: "word", endsClause: false, bound: false }, "HR"),
  ...weekdayNames.flatMap((names, weekday) => phrases({ kind: "weekday", weekday }, ...names)),
  ...monthNames.flatMap((names, at) => phrases({ kind: "month", month: at + 1 }, ...names)),
  ...days,
  ...shifts,
  ...sameDays,
  ...units,
  ...numberNames.flatMap((name, at) => phrases({ kind: "number", value: at + 1 }, name)),
  ...tensNames.flatMap(([name, value]) => phrases({ kind: "number", value }, name)),
  ...phrases({ kind: "number", value: 2 }, "a couple of", "a couple", "couple of"),
  ...ordinalNames.flatMap((name, at) => phrases(ordinal(at + 1), name)),
  ...phrases(ordinal(30), "thirtieth"),
  ...compounds,
  ...phrases(ordinal(-2), "second to last", "second-to-last", "next to last", "penultimate", "second last"),
  ...phrases(ordinal(-1), "last", "final", "the last"),
  ...yearlyDays.flatMap((yearly) => phrases({ kind: "yearly", day: yearly }, ...yearly.en)),
  ...smallMonths,
  ...workdays,
  ...englishAskingWords,
  ...englishRelationWords,
  ...englishToldDayWords,
  ...englishFillers,
];
