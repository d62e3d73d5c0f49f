import { addDays, addMonths, type CivilDate, daysInMonth, isValid, weekday, weekdayOfWeek } from "./civil-date.ts";

/** A day that a text speaks of, and the words that name it. */
export interface NamedDay {
  readonly phrase: string;
  readonly date: CivilDate;
}

type Reading = readonly [pattern: RegExp, read: (match: RegExpExecArray, today: CivilDate) => CivilDate | null];

const koreanWeekdays = "월화수목금토일";
const englishWeekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const englishMonths = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const koreanNumbers: Readonly<Record<string, number>> = {
  한: 1,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};
const koreanDays: Readonly<Record<string, number>> = {
  하루: 1,
  이틀: 2,
  사흘: 3,
  나흘: 4,
  닷새: 5,
  엿새: 6,
  이레: 7,
  여드레: 8,
  아흐레: 9,
  열흘: 10,
  보름: 15,
};
const weekShift: Readonly<Record<string, number>> = {
  지지난: -2,
  지난: -1,
  저번: -1,
  이번: 0,
  금: 0,
  다음: 1,
  담: 1,
  내: 1,
  다다음: 2,
};
const englishShift: Readonly<Record<string, number>> = { last: -1, previous: -1, this: 0, next: 1 };

const count = (text: string) => (/^\d+$/.test(text) ? Number(text) : (koreanNumbers[text] ?? 0));
const forward = (word: string) => (/전|이전|ago|before/.test(word) ? -1 : 1);
const number = "(\\d{1,4}|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)";
const direction = "(뒤|후|전|이전|이후)";

function shift(today: CivilDate, amount: number, unit: string): CivilDate {
  if (/일|day/.test(unit)) return addDays(today, amount);
  if (/주|week/.test(unit)) return addDays(today, amount * 7);
  if (/개월|달|month/.test(unit)) return addMonths(today, amount);
  return addMonths(today, amount * 12);
}

/** A month and day without a year: the coming one, unless it is today. */
function coming(month: number, day: number, today: CivilDate): CivilDate | null {
  const thisYear = { year: today.year, month, day };
  if (!isValid(thisYear))
    return isValid({ year: today.year + 1, month, day }) ? { year: today.year + 1, month, day } : null;
  const passed = month < today.month || (month === today.month && day < today.day);
  return passed ? { year: today.year + 1, month, day } : thisYear;
}

const checked = (date: CivilDate) => (isValid(date) ? date : null);

/** Longest and most exact first: the first pattern that reads is taken. */
const readings: readonly Reading[] = [
  [
    /(\d{4})\s*[-./]\s*(\d{1,2})\s*[-./]\s*(\d{1,2})/,
    (m) => checked({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
  ],
  [
    /(\d{4})\s*년\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일/,
    (m) => checked({ year: Number(m[1]), month: Number(m[2]), day: Number(m[3]) }),
  ],
  [
    /(내년|작년|올해|지난해)\s*(\d{1,2})\s*월\s*(\d{1,2})\s*일/,
    (m, today) =>
      checked({
        year: today.year + ({ 내년: 1, 작년: -1, 지난해: -1 }[m[1] ?? ""] ?? 0),
        month: Number(m[2]),
        day: Number(m[3]),
      }),
  ],
  [
    /(지지난|지난|저번|이번|다다음|다음|담)\s*주\s*([월화수목금토일])요일/,
    (m, today) => weekdayOfWeek(today, weekShift[m[1] ?? ""] ?? 0, koreanWeekdays.indexOf(m[2] ?? "")),
  ],
  [
    /(지난|저번|이번|다음|담|내)\s*달\s*(\d{1,2})\s*일/,
    (m, today) => {
      const month = addMonths({ ...today, day: 1 }, weekShift[m[1] ?? ""] ?? 0);
      return checked({ ...month, day: Number(m[2]) });
    },
  ],
  [
    /(지난|저번|이번|다음|담|내)\s*달\s*(말일|말|마지막 날|첫날|초)/,
    (m, today) => {
      const month = addMonths({ ...today, day: 1 }, weekShift[m[1] ?? ""] ?? 0);
      return /첫|초/.test(m[2] ?? "") ? month : { ...month, day: daysInMonth(month.year, month.month) };
    },
  ],
  [/(\d{1,2})\s*월\s*(\d{1,2})\s*일/, (m, today) => coming(Number(m[1]), Number(m[2]), today)],
  [
    new RegExp(`${number}\\s*(일|주일|주|개월|달|년|해)\\s*${direction}`),
    (m, today) => shift(today, count(m[1] ?? "") * forward(m[3] ?? ""), m[2] ?? ""),
  ],
  [
    new RegExp(`(하루|이틀|사흘|나흘|닷새|엿새|이레|여드레|아흐레|열흘|보름)\\s*${direction}`),
    (m, today) => addDays(today, (koreanDays[m[1] ?? ""] ?? 0) * forward(m[2] ?? "")),
  ],
  [/크리스마스|성탄절|christmas/i, (_, today) => coming(12, 25, today)],
  [/(연말|올해\s*말|end of (?:the|this) year)/i, (_, today) => ({ year: today.year, month: 12, day: 31 })],
  [/(새해|신정|new year'?s day)/i, (_, today) => coming(1, 1, today)],
  [/글피/, (_, today) => addDays(today, 3)],
  [/모레|내일모레|day after tomorrow/i, (_, today) => addDays(today, 2)],
  [/그저께|그제|엊그제|day before yesterday/i, (_, today) => addDays(today, -2)],
  [/(내일|tomorrow)/i, (_, today) => addDays(today, 1)],
  [/(어제|yesterday)/i, (_, today) => addDays(today, -1)],
  [/(월말|이달\s*말)/, (_, today) => ({ ...today, day: daysInMonth(today.year, today.month) })],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?\b/i,
    (m, today) => {
      const month = englishMonths.indexOf((m[1] ?? "").toLowerCase()) + 1;
      return m[3] === undefined
        ? coming(month, Number(m[2]), today)
        : checked({ year: Number(m[3]), month, day: Number(m[2]) });
    },
  ],
  [
    /\bin\s+(\d{1,4}|an?)\s+(day|week|month|year)s?\b/i,
    (m, today) => shift(today, englishCount(m[1]), (m[2] ?? "").toLowerCase()),
  ],
  [
    /\b(\d{1,4}|an?)\s+(day|week|month|year)s?\s+(ago|before|from now|later|after)\b/i,
    (m, today) => shift(today, englishCount(m[1]) * forward((m[3] ?? "").toLowerCase()), (m[2] ?? "").toLowerCase()),
  ],
  [
    /\b(last|previous|this|next)\s+(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i,
    (m, today) =>
      weekdayOfWeek(
        today,
        englishShift[(m[1] ?? "").toLowerCase()] ?? 0,
        englishWeekdays.indexOf((m[2] ?? "").toLowerCase()),
      ),
  ],
  [/(지난|저번|이번|다다음|다음|담)\s*주(?!일)/, (m, today) => weekdayOfWeek(today, weekShift[m[1] ?? ""] ?? 0, 0)],
  [
    /(?:오는\s*)?([월화수목금토일])요일/,
    (m, today) => addDays(today, (koreanWeekdays.indexOf(m[1] ?? "") - weekday(today) + 7) % 7),
  ],
];

/** The first day a text names beside today, such as "다음 주 화요일", "3일 뒤", "next Friday"; null when it names none. */
export function findDate(text: string, today: CivilDate): NamedDay | null {
  for (const [pattern, read] of readings) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const date = read(match, today);
    if (date !== null) return { phrase: match[0].replace(/\s+/g, " ").trim(), date };
  }
  return null;
}

function englishCount(text: string | undefined): number {
  return text === undefined || /^an?$/i.test(text) ? 1 : Number(text);
}
