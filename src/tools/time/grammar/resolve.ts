import {
  addDays,
  addMonths,
  type CivilDate,
  dayNumber,
  daysInMonth,
  isValid,
  weekday,
  weekdayOfWeek,
} from "../calendar/civil-date.ts";
import { fromLunar } from "../calendar/lunar-date.ts";
import { substitutesOf } from "../calendar/public-holidays.ts";
import { nthWorkday } from "../calendar/workdays.ts";
import { isBetween, nthWeekday, yearlyDate } from "../calendar/yearly-date.ts";
import { type Days, maybeDay, oneDay, periodDays, shiftedBy } from "./days.ts";
import { datedWeekdayDays, dayEachYear, nthDays, type ResolveContext, weekdayDays } from "./days-picked.ts";
import { type DateExpression, type Occurrence, unitOf } from "./expression.ts";
import { nearestHoliday, nearestWeekdays } from "./nearest-days.ts";
import { comesEachYear, nthWeekdayFrom, shiftedDays } from "./reckoned-days.ts";

/** The days that an expression means, reckoned from today; null when there is no such day (2월 30일, 99999년 뒤). */
export function resolve(expression: DateExpression, context: ResolveContext): Days | null {
  const days = reckoned(expression, context);
  return days !== null && isValid(days.from) && isValid(days.to) ? days : null;
}

function reckoned(expression: DateExpression, context: ResolveContext): Days | null {
  const { today, past } = context;
  switch (expression.kind) {
    case "relative-day":
      return oneDay(addDays(today, expression.days));
    case "date":
      return valid(expression);
    case "year":
      return { from: { year: expression.year, month: 1, day: 1 }, to: { year: expression.year, month: 12, day: 31 } };
    case "month-day": {
      const { month, day, lunar } = expression;
      const find = (year: number) =>
        lunar ? fromLunar(year, month, day) : (valid({ year, month, day })?.from ?? null);
      return ofYear(find, expression, context);
    }
    case "yearly":
      return ofYear((year) => yearlyDate(expression.day.rule, year), expression, context);
    case "around": {
      const day = resolve(expression.day, context);
      const days = expression.day.day.around;
      return day === null || days === undefined ? null : { from: addDays(day.from, -days), to: addDays(day.to, days) };
    }
    case "surrounding": {
      const base = resolve(expression.base, context);
      return base && { from: addDays(base.from, -expression.days), to: addDays(base.to, expression.days) };
    }
    case "substitute":
      return substitute(expression.day, context);
    case "every":
      return periodDays(today, expression.unit);
    case "recurring":
      return recurring(expression, context);
    case "month": {
      const { month } = expression;
      const end = (year: number) => ({ year, month, day: daysInMonth(year, month) });
      const start = (year: number) => ({ year, month, day: 1 });
      const month1 =
        month >= 1 && month <= 12
          ? ofYear(past || expression.occurrence === -1 ? start : end, expression, context)
          : null;
      return month1 === null ? null : periodDays(month1.from, "month");
    }
    case "part-of-year": {
      const year = expression.year === null ? today.year : resolve(expression.year, context)?.from.year;
      const months = expression.unit === "quarter" ? 3 : 6;
      // The last is counted from the end.
      const number = expression.number < 0 ? 12 / months + expression.number + 1 : expression.number;
      if (year === undefined || number < 1 || number * months > 12) return null;
      return periodDays({ year, month: (number - 1) * months + 1, day: 1 }, expression.unit);
    }
    case "period": {
      const base = expression.base === null ? oneDay(today) : resolve(expression.base, context);
      return base === null
        ? null
        : periodDays(shiftedBy(base.from, expression.shift, expression.unit), expression.unit);
    }
    case "weekday":
      return expression.week === null
        ? weekdayDays(expression.weekday, expression.occurrence, context)
        : ofWeek(resolve(expression.week, context), expression.weekday);
    case "nth-weekday": {
      const period = resolve(expression.within, context);
      return period && maybeDay(nthWeekday(period.from, period.to, expression.nth, expression.weekday));
    }
    case "weekday-from": {
      const base = resolve(expression.base, context);
      return base && oneDay(nthWeekdayFrom(base, expression.weekday, expression.nth, expression.by));
    }
    case "closest-weekday": {
      const base = resolve(expression.base, context)?.from;
      if (base === undefined) return null;
      const ahead = (expression.weekday - weekday(base) + 7) % 7;
      return oneDay(addDays(base, ahead > 3 ? ahead - 7 : ahead));
    }
    case "weekday-between": {
      const [from, until] = [resolve(expression.from, context), resolve(expression.until, context)];
      if (from === null || until === null) return null;
      const day = nthWeekdayFrom(from, expression.weekday, 1, 1);
      const left = dayNumber(until.from) - dayNumber(day);
      return left > 0 && left <= 7 ? oneDay(day) : null;
    }
    case "nth-day":
      return ofPeriod(expression.within, context, (period) => nthDays(expression.nth, period, context));
    case "dated-weekday":
      return ofPeriod(expression.within, context, (month) =>
        datedWeekdayDays(expression, month?.from ?? null, context),
      );
    case "nth-weekend": {
      const period = resolve(expression.within, context);
      const saturday = period && nthWeekday(period.from, period.to, expression.nth, 5);
      return saturday && { from: saturday, to: addDays(saturday, 1) };
    }
    case "nth-workday": {
      const period = resolve(expression.within, context);
      return period && maybeDay(nthWorkday(period.from, period.to, expression.nth, expression.unit));
    }
    case "nth-week": {
      const month = resolve(expression.within, context);
      // The first week of a month is the one that holds most of its days: that with its first Thursday.
      const thursday = month && nthWeekday(month.from, month.to, expression.nth, 3);
      return thursday && { from: addDays(thursday, -3), to: addDays(thursday, 3) };
    }
    case "nth-month": {
      const period = resolve(expression.within, context);
      const first = expression.nth > 0 ? period?.from : period?.to;
      if (period === null || first === undefined) return null;
      const month = periodDays(addMonths({ ...first, day: 1 }, expression.nth - Math.sign(expression.nth)), "month");
      return dayNumber(month.from) < dayNumber(period.from) || dayNumber(month.to) > dayNumber(period.to)
        ? null
        : month;
    }
    case "weekdays": {
      const dates = weekdaysWithin(expression, context);
      const [from, to] = [dates[0], dates.at(-1)];
      return from === undefined || to === undefined ? null : { from, to };
    }
    case "nearest-weekdays": {
      const dates = nearestWeekdays(expression, today);
      const [from, to] = [dates[0], dates.at(-1)];
      return from === undefined || to === undefined ? null : { from, to };
    }
    case "public-holiday":
      return maybeDay(nearestHoliday(today, expression.by));
    case "edge": {
      const period = resolve(expression.within, context);
      return period && oneDay(expression.edge === "start" ? period.from : period.to);
    }
    case "shifted": {
      const base = resolve(expression.base, context);
      const other = comesEachYear(expression.base) ? resolve(expression.base, { today, past: !past }) : null;
      const away = (days: Days) => Math.abs(dayNumber(days.from) - dayNumber(today));
      const near = base && other && away(other) < away(base) ? shiftedDays(expression, other) : null;
      // “추석 3주 전이 며칠이었지?” shortly before 추석, “설날 100일 뒤가 언제야?” after it: the count is of the past or ahead.
      if (near !== null && (past ? dayNumber(near.from) < dayNumber(today) : dayNumber(near.from) >= dayNumber(today)))
        return near;
      return base && shiftedDays(expression, base);
    }
    case "same-day": {
      const period = resolve(expression.within, context);
      const day = resolve(expression.day, context)?.from;
      if (period === null || day === undefined) return null;
      return valid(
        unitOf(expression.within) === "year" ? { ...day, year: period.from.year } : { ...period.from, day: day.day },
      );
    }
    case "said-weekday": {
      const base = resolve(expression.base, context);
      return base !== null && weekday(base.from) === expression.weekday ? base : null;
    }
  }
}

/** What a period that is named makes of a day; null where there is no such period. */
function ofPeriod(
  within: DateExpression | null,
  context: ResolveContext,
  pick: (period: Days | null) => Days | null,
): Days | null {
  const period = within && resolve(within, context);
  return within !== null && period === null ? null : pick(period);
}

const ofWeek = (week: Days | null, wanted: number) => week && oneDay(weekdayOfWeek(week.from, 0, wanted));

/** A day that comes every year: of the year that was named, else the one that occurrence or tense picks. */
function ofYear(
  find: (year: number) => CivilDate | null,
  { year, occurrence }: { readonly year: DateExpression | null; readonly occurrence: Occurrence },
  context: ResolveContext,
): Days | null {
  if (year === null) return dayEachYear(find, occurrence, context);
  const named = resolve(year, context);
  const date = named && find(named.from.year);
  // 다음 달 추석: none where it is of another month.
  const isOutside = date !== null && named !== null && !isBetween(date, named.from, named.to);
  return isOutside && unitOf(year) !== "year" ? null : maybeDay(date);
}

const valid = ({ year, month, day }: CivilDate): Days | null =>
  isValid({ year, month, day }) ? oneDay({ year, month, day }) : null;

/** Every such weekday of a period, or those that are ahead. */
export function weekdaysWithin(
  { weekdays, within, ahead }: DateExpression & { kind: "weekdays" },
  context: ResolveContext,
): CivilDate[] {
  const period = resolve(within, context);
  if (period === null) return [];
  const days = dayNumber(period.to) - dayNumber(period.from) + 1;
  return Array.from({ length: days }, (_, at) => addDays(period.from, at)).filter(
    (date) => weekdays.includes(weekday(date)) && (!ahead || dayNumber(date) >= dayNumber(context.today)),
  );
}

/** The substitute of the year that is meant: of this year as long as it is ahead, though the holiday itself has passed. */
function substitute(holiday: DateExpression & { kind: "yearly" }, context: ResolveContext): Days | null {
  const daysOf = (year: number): Days | null => {
    const dates = substitutesOf(holiday.day, year);
    const [from, to] = [dates[0], dates.at(-1)];
    return from === undefined || to === undefined ? null : { from, to };
  };
  const own = daysOf(context.today.year);
  const isAhead = own !== null && dayNumber(own.from) >= dayNumber(context.today);
  if (holiday.year === null && holiday.occurrence !== -1 && !context.past && isAhead) return own;
  const day = resolve(holiday, context);
  return day && daysOf(day.from.year);
}

/** 매달 25일 is looked for in the months around today. */
function recurring(expression: DateExpression & { kind: "recurring" }, context: ResolveContext): Days | null {
  const { unit, day, occurrence } = expression;
  const { today, past } = context;
  const back = occurrence === -1 || (occurrence === null && past);
  const start = periodDays(today, unit).from;
  for (const step of [0, 1, 2]) {
    const found = resolve(day, { today: shiftedBy(start, back ? -step : step, unit), past: false });
    const distance = found === null ? -1 : (dayNumber(found.from) - dayNumber(today)) * (back ? -1 : 1);
    if (distance > 0 || (distance === 0 && occurrence !== 1 && occurrence !== -1)) return found;
  }
  return null;
}
