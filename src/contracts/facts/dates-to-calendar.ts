import type { Contract } from "../contract.ts";
import { listFacts } from "./list-facts.ts";

const koreanDate = /(\d{4})\s?[년.-]\s?(\d{1,2})\s?[월.-]\s?(\d{1,2})/;

/** The dates of a contract as a calendar file (RFC 5545), a whole day each, with the sentence that names it. */
export function datesToCalendar(contract: Contract, now: number): string {
  const stamp = `${new Date(now).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
  const events = listFacts(contract, ["date"]).flatMap(({ value, label, sentence, start }) => {
    const day = dayOf(value);
    if (day === null) return [];
    return [
      "BEGIN:VEVENT",
      `UID:${start}-${day}@jihwi`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day}`,
      `SUMMARY:${escaped(`${contract.outline.title || contract.name} ${label}`)}`,
      `DESCRIPTION:${escaped(sentence)}`,
      "END:VEVENT",
    ];
  });
  const lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//jihwi//contract//KO", ...events, "END:VCALENDAR"];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** 20260131, or null when it is no day of the calendar. */
function dayOf(value: string): string | null {
  const [, year, month, day] = koreanDate.exec(value) ?? [];
  const time = year === undefined ? Date.parse(`${value} UTC`) : Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (Number.isNaN(time)) return null;
  const written = new Date(time).toISOString().slice(0, 10).replaceAll("-", "");
  return day === undefined || Number(written.slice(6)) === Number(day) ? written : null;
}

const escaped = (text: string) => text.replace(/\s+/g, " ").replace(/[\\;,]/g, "\\$&");

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
