import {
  addDays,
  addMonths,
  type CivilDate,
  dayNumber,
  isValid,
  weekday,
  weekdayOfWeek,
} from "../calendar/civil-date.ts";
import { type Days, oneDay } from "./days.ts";
import type { DateExpression, Occurrence } from "./expression.ts";

/** What an expression is reckoned from. */
export interface ResolveContext {
  readonly today: CivilDate;
  /** Days that come every year or week are the last ones in a question about the past, else the next. */
  readonly past: boolean;
}

/** So many years are looked through for a day that not every year has. */
const yearsSearched = 12;

/** A day that comes every year: the one that occurrence or tense picks. */
export function dayEachYear(
  find: (year: number) => CivilDate | null,
  occurrence: Occurrence,
  context: ResolveContext,
): Days | null {
  const { today } = context;
  const now = dayNumber(today);
  const back = occurrence === -1 || (occurrence === null && context.past);
  const own = occurrence === 0 && context.past ? find(today.year) : null;
  if (own !== null) return oneDay(own);
  // The last months of a lunar year lie in the solar year after it.
  for (let step = back ? 0 : -1; step <= yearsSearched; step += 1) {
    const date = find(today.year + (back ? -step : step));
    if (date === null) continue;
    const distance = (dayNumber(date) - now) * (back ? -1 : 1);
    if (distance > 0 || (distance === 0 && occurrence !== 1 && occurrence !== -1)) return oneDay(date);
  }
  return null;
}

/** A weekday of no week that is named: the next one or today, or the last one in the past. */
export function weekdayDays(wanted: number, occurrence: Occurrence, context: ResolveContext): Days {
  const { today } = context;
  const ahead = (wanted - weekday(today) + 7) % 7;
  const behind = ahead === 0 ? 0 : ahead - 7;
  if (occurrence === 0) {
    const own = weekdayOfWeek(today, 0, wanted);
    return oneDay(context.past || dayNumber(own) >= dayNumber(today) ? own : addDays(today, ahead));
  }
  if (occurrence === -1) return oneDay(addDays(today, behind || -7));
  if (occurrence === 1) return oneDay(addDays(today, ahead || 7));
  return oneDay(addDays(today, context.past ? behind : ahead));
}

/** So many months are looked through: in any fourteen of them, each day of the month falls on each weekday. */
const monthsSearched = 24;

/** 13일의 금요일: of a named month, else the next one, or the last one in the past. */
export function datedWeekdayDays(
  { nth: day, weekday: wanted, occurrence }: DateExpression & { kind: "dated-weekday" },
  month: CivilDate | null,
  context: ResolveContext,
): Days | null {
  const isIt = (date: CivilDate) => isValid(date) && weekday(date) === wanted;
  if (month !== null) return isIt({ ...month, day }) ? oneDay({ ...month, day }) : null;
  const back = occurrence === -1 || (occurrence === null && context.past);
  for (let step = 0; step <= monthsSearched; step += 1) {
    const date = { ...addMonths({ ...context.today, day: 1 }, back ? -step : step), day };
    const distance = (dayNumber(date) - dayNumber(context.today)) * (back ? -1 : 1);
    if (isIt(date) && (distance > 0 || (distance === 0 && occurrence !== 1 && occurrence !== -1))) return oneDay(date);
  }
  return null;
}

/** 15일: of a named month, else of this one, or the next when it has passed; in the past the last month that has such a day. */
export function nthDays(nth: number, period: Days | null, context: ResolveContext): Days | null {
  if (period !== null) {
    if (nth === 0) return null;
    const date = nth < 0 ? addDays(period.to, nth + 1) : addDays(period.from, nth - 1);
    return dayNumber(date) > dayNumber(period.to) || dayNumber(date) < dayNumber(period.from) ? null : oneDay(date);
  }
  const { today, past } = context;
  const months = past ? [0, -1, -2] : [0, 1];
  for (const step of months) {
    const month = addMonths({ ...today, day: 1 }, step);
    const date = { ...month, day: nth };
    const isThere = isValid(date);
    // Ahead, the end of this month may be meant as well as the next such day.
    if (!isThere && !past) return null;
    const away = (dayNumber(date) - dayNumber(today)) * (past ? -1 : 1);
    if (isThere && away >= 0) return oneDay(date);
  }
  return null;
}
