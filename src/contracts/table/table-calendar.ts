import { hasHangul, type Quantity, readQuantities, type Span } from "#language";
import type { ContractCell } from "#protocol";
import type { Contract } from "../contract.ts";
import { type CalendarDays, daysOf, endOfPeriod, eventUid, titleOfContract } from "../facts/dates-to-calendar.ts";
import { dayOfDate } from "../facts/day-of-date.ts";
import { listFacts } from "../facts/list-facts.ts";
import { cellByCode } from "./cell-by-code.ts";

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
  if (term === undefined || !isRead(term)) return null;
  const last = lastDayOf(contract, term);
  if (last === null || term.quote === null) return null;
  const end = {
    uid: eventUid(contract, `end-${last}`),
    day: last,
    summary: summaryOf(contract, "end", term),
    description: term.quote,
  };
  const by = notice !== undefined && isRead(notice) ? noticeDays(contract, last, { term, notice }) : [];
  return { events: [...by, end], unplaced: [] };
}

/** Every date of a contract, and the day of notice where its own words tell its last day and how long before that. */
export function daysByCode(contract: Contract): CalendarDays {
  const { events, unplaced } = daysOf(contract);
  const [term, notice] = [cellByCode(contract, "term"), cellByCode(contract, "notice")];
  const last = lastDayOf(contract, term);
  return { events: last === null ? events : [...noticeDays(contract, last, { term, notice }), ...events], unplaced };
}

function noticeDays(
  contract: Contract,
  last: string,
  { term, notice }: Readonly<Record<"term" | "notice", ContractCell>>,
): CalendarDays["events"] {
  const day = daysBefore(last, notice.quote ?? "");
  if (day === null) return [];
  const uid = eventUid(contract, `notice-${day}`);
  const description = [...new Set([notice.quote, term.quote])].join(" / ");
  return [{ uid, day, summary: summaryOf(contract, "notice", notice), description }];
}

const said = { ko: { end: "계약 종료", notice: "갱신·통지 기한" }, en: { end: "end of term", notice: "notice by" } };

/** In the language of the contract: whoever puts it into a calendar reads that. */
function summaryOf(contract: Contract, day: "end" | "notice", { label }: ContractCell): string {
  const words = said[hasHangul(contract.text) ? "ko" : "en"][day];
  return `${titleOfContract(contract)}: ${words} ${label ?? ""}`.trim();
}

const isRead = ({ status, by }: ContractCell) => status === "said" && by !== null;

/** The one day that the words of a term call its end. One that begins it, or stands there for something else, ends nothing. */
function lastDayOf(contract: Contract, term: ContractCell): string | null {
  if (term.start === null || term.end === null) return null;
  const [from, to] = [term.start, term.end];
  const ends = listFacts(contract, ["date"])
    .filter(({ start, end }) => start >= from && end <= to)
    .filter(({ start, end }) => [" 까지", " (end)"].includes(endOfPeriod(contract.text, start, end)));
  const [day, ...others] = new Set(ends.flatMap(({ value }) => dayOfDate(value) ?? []));
  return day === undefined || others.length > 0 ? null : day;
}

/** 90일 전까지, three months' prior notice: so much before. How long it goes on afterwards is not meant. */
const isBefore = (words: string, { end }: Span) =>
  /^(?:\s?\([^)]*\))?(?:\s?전(?!부터)|['’]?\s(?:(?:prior|advance|written)\s){0,3}(?:notice|prior|before|in advance))/i.test(
    words.slice(end),
  );

/** A day so many days or months before another, by the one such figure that words have, or have as what is before. */
function daysBefore(day: string, words: string): string | null {
  const all = readQuantities(words).filter(({ dimension }) => dimension === "days" || dimension === "months");
  const before = all.filter((span: Quantity) => isBefore(words, span));
  const spans = before.length > 0 ? before : all;
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
