import { type Form, form, type Kind, meaning, type Unit } from "./token.ts";

const monthLetters = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const weekday = "(mon|tue|wed|thu|fri|sat|sun)(?:s|r|rs|nes|ur)?(?:day)?";
const weekdayLetters = "mon|tue|wed|thu|fri|sat|sun".split("|");
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

const numbers = new Map(
  "a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    .split("|")
    .map((word, at): [string, number] => [word, Math.max(at, 1)]),
);
numbers.set("an", 1);
for (const [at, word] of "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety".split("|").entries())
  numbers.set(word, 20 + at * 10);
numbers.set("hundred", 100).set("a hundred", 100).set("one hundred", 100).set("fifteen", 15).set("fourteen", 14);
const number = String.raw`(\d{1,5}|${[...numbers.keys()].sort((one, other) => other.length - one.length).join("|")})`;
const numberOf = (word: string) => numbers.get(word.toLowerCase()) ?? Number(word);

const units: ReadonlyMap<string, Unit> = new Map([
  ["day", "days"],
  ["week", "weeks"],
  ["month", "months"],
  ["year", "years"],
]);
const relatives = new Map([
  ["this", 0],
  ["current", 0],
  ["next", 1],
  ["coming", 1],
  ["last", -1],
  ["previous", -1],
  ["past", -1],
]);
const relativeOf = (word: string) => relatives.get(word.toLowerCase()) ?? 0;
const nths = "first|second|third|fourth|fifth".split("|");

const word = (letters: string, read: Form["read"] | ReturnType<typeof meaning> | Kind) =>
  form(new RegExp(`(?:${letters})(?![a-z0-9])`), read);
const monthOf = (letters: string) =>
  meaning("month", monthLetters.split("|").indexOf(letters.slice(0, 3).toLowerCase()) + 1);
const dayOf = (letters: string) => meaning("day", Number(letters));
const weekdayOf = (letters: string) => meaning("weekday", weekdayLetters.indexOf(letters.toLowerCase()));

/** The words of English dates and questions; the first form that reads a word to its end counts. */
export const englishForms: readonly Form[] = [
  word("the day after tomorrow|day after tomorrow", meaning("offset", 2)),
  word("the day before yesterday|day before yesterday", meaning("offset", -2)),
  word("today|now|right now|today's|todays", "today"),
  word("(?:tomorrow|tmrw|tmr)(?:'s)?", meaning("offset", 1)),
  word("yesterday|yesterday's", meaning("offset", -1)),
  word("the week after next|week after next", meaning("thatweek", 2)),
  word("(this|current|next|last|previous|past) week(?:'s)?", ([, which = ""]) => [
    meaning("thatweek", relativeOf(which)),
  ]),
  word("(this|current|next|last|previous) month(?:'s)?", ([, which = ""]) => [meaning("thatmonth", relativeOf(which))]),
  word("(this|current|next|last|previous) quarter(?:'s)?", ([, which = ""]) => [
    meaning("thatquarter", relativeOf(which)),
  ]),
  word("(this|current|next|last|previous) year(?:'s)?", ([, which = ""]) => [meaning("thatyear", relativeOf(which))]),
  word("(this|next|last|previous|past) weekend", ([, which = ""]) => [
    meaning("thatweek", relativeOf(which)),
    meaning("weekend"),
  ]),
  word(String.raw`${month}\.? ${ordinal},? (\d{4})`, ([, name = "", day = "", year = ""]) => [
    meaning("year", Number(year)),
    monthOf(name),
    dayOf(day),
  ]),
  word(String.raw`${month}\.? (?:the )?${ordinal}`, ([, name = "", day = ""]) => [monthOf(name), dayOf(day)]),
  word(String.raw`${ordinal} (?:of )?${month}\.?,? (\d{4})`, ([, day = "", name = "", year = ""]) => [
    meaning("year", Number(year)),
    monthOf(name),
    dayOf(day),
  ]),
  word(`${ordinal} (?:of )?${month}`, ([, day = "", name = ""]) => [monthOf(name), dayOf(day)]),
  word(String.raw`${month},? (\d{4})`, ([, name = "", year = ""]) => [monthOf(name), meaning("year", Number(year))]),
  word(month, ([, name = ""]) => [monthOf(name)]),
  word(String.raw`(\d{1,2})(?:st|nd|rd|th)`, ([, day = ""]) => [dayOf(day)]),
  word(weekday, ([, letters = ""]) => [weekdayOf(letters)]),
  word(String.raw`(20\d{2})`, ([, year = ""]) => [meaning("year", Number(year))]),
  word("weekend", "weekend"),
  word(`${number} (?:working|business|work) days?`, ([, amount = ""]) => [
    meaning("count", numberOf(amount), "workingDays"),
  ]),
  word(`${number} (day|week|month|year)s?`, ([, amount = "", unit = ""]) => [
    meaning("count", numberOf(amount), units.get(unit.toLowerCase()) ?? "days"),
  ]),
  word("(?:a )?fortnight", meaning("count", 2, "weeks")),
  word("(?:the )?day after", () => [meaning("count", 1, "days"), meaning("after")]),
  word("(?:the )?day before", () => [meaning("count", 1, "days"), meaning("before")]),
  word("(?:working|business|work) day", "workday"),
  word("later|from now|hence", "later"),
  word("ago|earlier", "earlier"),
  word("after", "after"),
  word("before", "before"),
  word("(?:the )?end of", () => [meaning("nth", -1), meaning("anyday"), meaning("of")]),
  word("(?:how many|number of) (?:working|business|work) days", "askworkdays"),
  word("how many (?:more )?days|how long|how far|number of days", "askcount"),
  word(
    "(?:what|which) (?:day of the week|weekday|day|date)(?:'s)?|what'?s the (?:date|day)|what'?s|whens|when(?:'s)?|the date",
    "askday",
  ),
  word("what time|the time", "asktime"),
  word("day of the week|weekday", "askday"),
  word(`(${nths.join("|")})`, ([, name = ""]) => [meaning("nth", nths.indexOf(name.toLowerCase()) + 1)]),
  word("last day", () => [meaning("nth", -1), meaning("anyday")]),
  word("first day", () => [meaning("nth", 1), meaning("anyday")]),
  word("(this|next|last|coming|past)", ([, which = ""]) => [meaning("relative", relativeOf(which))]),
  word("lunar", "lunar"),
  word("until|till|til|to|through", "until"),
  word("from", "from"),
  word("since", () => [meaning("past"), meaning("from")]),
  word("between", "between"),
  word("and", "and"),
  word("of", "of"),
  word("in", "in"),
  word("was|were|did", "past"),
  word("(?:been|has|have|passed|elapsed)", "filler"),
  word(
    "is|it|are|it's|its|will|be|the|on|at|does|do|fall|falls|fell|land|lands|there|left|exactly|please|pls|there's",
    "filler",
  ),
  word(
    "can you|could you|would you|tell me|give me|i need to know|i want to know|do you know|hey|hi|ok|so|just|again",
    "filler",
  ),
  word("date|day|calendar", "filler"),
];
