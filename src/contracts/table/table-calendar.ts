import { readQuantities } from "#language";
import type { ContractCell } from "#protocol";
import type { Contract } from "../contract.ts";
import { type CalendarDays, endOfPeriod, eventUid, titleOfContract } from "../facts/dates-to-calendar.ts";
import { dayOfDate } from "../facts/day-of-date.ts";
import { listFacts } from "../facts/list-facts.ts";

/** What a table says of a contract's term and notice. */
export interface TermCells {
  readonly term?: ContractCell | undefined;
  readonly notice?: ContractCell | undefined;
}

/**
 * When a contract ends, and by when notice must be given: a model has read which words say so, and code reckons the days from
 * these words. Null where the term was not read, or names no last day: then all dates of the contract are shown.
 */
export function renewalDays(contract: Contract, { term, notice }: TermCells): CalendarDays | null {
  const last = lastDayOf(contract, term);
  if (last === null || term?.quote == null) return null;
  const name = titleOfContract(contract);
  const end = {
    uid: eventUid(contract, `end-${last}`),
    day: last,
    summary: `${name}: 계약 종료 (end of term) ${term.label ?? ""}`.trim(),
    description: term.quote,
  };
  const day = notice === undefined || !isRead(notice) ? null : daysBefore(last, notice.quote ?? "");
  if (day === null) return { events: [end], unplaced: [] };
  const by = {
    uid: eventUid(contract, `notice-${day}`),
    day,
    summary: `${name}: 갱신·통지 기한 (notice by) ${notice?.label ?? ""}`.trim(),
    description: `${notice?.quote} / ${term.quote}`,
  };
  return { events: [by, end], unplaced: [] };
}

const isRead = ({ status, by }: ContractCell) => status === "said" && by !== null;

/** The one day that the words of a term call its end. One that begins it, or stands there for something else, ends nothing. */
function lastDayOf(contract: Contract, term: ContractCell | undefined): string | null {
  if (term === undefined || !isRead(term) || term.start === null || term.end === null) return null;
  const [from, to] = [term.start, term.end];
  const ends = listFacts(contract, ["date"])
    .filter(({ start, end }) => start >= from && end <= to)
    .filter(({ start, end }) => [" 까지", " (end)"].includes(endOfPeriod(contract.text, start, end)));
  const [day, ...others] = new Set(ends.flatMap(({ value }) => dayOfDate(value) ?? []));
  return day === undefined || others.length > 0 ? null : day;
}

/** A day so many days or months before another, by the one such figure that words have. */
function daysBefore(day: string, words: string): string | null {
  const spans = readQuantities(words).filter(({ dimension }) => dimension === "days" || dimension === "months");
  const [span] = spans;
  if (span === undefined || spans.some(({ value, dimension }) => value !== span.value || dimension !== span.dimension))
    return null;
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))];
  if (span.dimension === "days") return written(new Date(Date.UTC(year, month, date - span.value)));
  // Two months before the thirtieth of April is the last day of February.
  const lastOfMonth = new Date(Date.UTC(year, month - span.value + 1, 0)).getUTCDate();
  return written(new Date(Date.UTC(year, month - span.value, Math.min(date, lastOfMonth))));
}

/** Null where so many days before lead out of what a calendar has. */
function written(date: Date): string | null {
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9999 ? date.toISOString().slice(0, 10).replaceAll("-", "") : null;
}
