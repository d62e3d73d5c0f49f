import { createHash } from "node:crypto";
import { z } from "zod";
import { oneLine } from "#language";
import { joinSentences, type Localized } from "#protocol";
import type { Contract } from "../contract.ts";
import { dayOfDate } from "./day-of-date.ts";
import { listFacts } from "./list-facts.ts";

export interface CalendarFile {
  /** The calendar file (RFC 5545). */
  readonly text: string;
  /** What is said of contracts and dates that are not in it; null where all have their place. */
  readonly leftOut: Localized | null;
}

export const calendarEventSchema = z.object({
  uid: z.string(),
  /** 20270131. */
  day: z.string(),
  summary: z.string(),
  description: z.string(),
});

/** Days for a calendar, and dates that are none or could be either of two. */
export interface CalendarDays {
  readonly events: readonly z.infer<typeof calendarEventSchema>[];
  readonly unplaced: readonly string[];
}

/** How many events the calendar of a contract has. */
export const countCalendarDays = (contract: Contract): number =>
  listFacts(contract, ["date"]).filter(({ value }) => dayOfDate(value) !== null).length;

/** The dates of a contract as a calendar, a whole day each, with the sentence that names it. */
export const datesToCalendar = (contract: Contract, now: number): CalendarFile => calendarOf(daysOf(contract), now);

/** Every date of a contract that is a day. */
export function daysOf(contract: Contract): CalendarDays {
  const unplaced: string[] = [];
  const events = listFacts(contract, ["date"]).flatMap(({ value, blank, label, sentence, start, end }) => {
    const day = dayOfDate(value);
    if (day === null && !blank) unplaced.push(value);
    if (day === null) return [];
    const uid = eventUid(contract, `${start}-${day}`);
    const summary = `${titleOfContract(contract)} ${label}${endOfPeriod(contract.text, start, end)}`;
    return [{ uid, day, summary, description: sentence }];
  });
  return { events, unplaced };
}

export const titleOfContract = ({ outline, name }: Contract) => outline.title || name;

/** Two contracts of one form have the same dates in the same places. */
export function eventUid({ documentId }: Contract, name: string): string {
  return `${name}-${createHash("sha256").update(documentId).digest("hex").slice(0, 16)}@jihwi`;
}

/** Days of any number of contracts as one calendar; those that were too long to be read are named. */
export function calendarOf(
  { events, unplaced }: CalendarDays,
  now: number,
  tooLong: readonly string[] = [],
): CalendarFile {
  const stamp = `${new Date(now).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const lines = events.flatMap(({ uid, day, summary, description }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    "END:VEVENT",
  ]);
  const said = [
    ...(unplaced.length === 0 ? [] : [saidOf(unplaced)]),
    ...(tooLong.length === 0 ? [] : [passedOver(tooLong)]),
  ];
  const leftOut = said.length === 0 ? null : joinSentences(said);
  const about = leftOut === null ? [] : [`X-WR-CALDESC:${escaped(`${leftOut.ko} ${leftOut.en}`)}`];
  const head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//jihwi//contract//KO", ...about];
  return { text: `${[...head, ...lines, "END:VCALENDAR"].map(folded).join("\r\n")}\r\n`, leftOut };
}

/** Which end of a period a date is, as people write it in a calendar; empty for any other date. */
export function endOfPeriod(text: string, start: number, end: number): string {
  const [before, behind] = [text.slice(Math.max(0, start - 24), start), text.slice(end, end + 8)];
  if (/^[^가-힣a-z]{0,3}부터/i.test(behind)) return " 시작";
  if (/^[^가-힣a-z]{0,3}까지/i.test(behind)) return " 까지";
  if (/\b(?:from|begin\w*(?: on)?|commenc\w*(?: on)?|starts?(?: on)?)\s+$/i.test(before)) return " (start)";
  return /(?:(?<!\b(?:prior|due|pursuant|up|subject)\s)\bto|\b(?:until|till|through|ends?(?: on)?|expir\w*(?: on)?))\s+$/i.test(
    before,
  )
    ? " (end)"
    : "";
}

function saidOf(unplaced: readonly string[]): Localized {
  const dates = unplaced.join(" · ");
  return {
    ko: `날짜 ${unplaced.length}개는 해마다 돌아오거나 어느 날인지 알 수 없어 달력에 넣지 못했습니다: ${dates}`,
    en: `Not in the calendar, since they return every year or their day cannot be told: ${dates}`,
  };
}

function passedOver(names: readonly string[]): Localized {
  const contracts = names.join(" · ");
  return {
    ko: `너무 길어 읽지 못해 달력에 없는 계약서: ${contracts}`,
    en: `Not in the calendar, since they are too long to be read: ${contracts}`,
  };
}

const escaped = (text: string) => oneLine(text).replace(/[\\;,]/g, "\\$&");

/** Lines of at most 75 bytes; the next begins with a blank. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > (pieces.length === 0 ? 75 : 74)) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece].join("\r\n ");
}
