import { nativeNumber } from "./korean/number-words.ts";
import type { PatternEntry } from "./token.ts";

/** The hour from which a part of the day is told by the twelve of a clock face: 밤 11시 is 23, 밤 1시 is 1 of the next day. */
const firstHours: Readonly<Record<string, number>> = {
  오전: 0,
  새벽: 0,
  아침: 0,
  낮: 6,
  오후: 12,
  저녁: 13,
  밤: 17,
};

const partsOfDay = Object.keys(firstHours).join("|");
const nativeHours = "열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열";

/** Times of day: 오후 3시 30분, 15:00, 3 pm, 정오. */
export const clockPatterns: readonly PatternEntry[] = [
  {
    pattern: new RegExp(
      String.raw`(?:(${partsOfDay})\s*)?(?<!\d)(2[0-4]|[01]?\d|${nativeHours})\s*시(?!간|월)(?:\s*([0-5]?\d)\s*분|\s*(반))?`,
      "y",
    ),
    read: (match) => {
      const hour = /\d/.test(match[2] ?? "") ? Number(match[2]) : (nativeNumber(match[2] ?? "") ?? 0);
      const minute = match[4] === undefined ? Number(match[3] ?? 0) : 30;
      return [{ kind: "clock", minutes: onTheClock(hour, firstHours[match[1] ?? ""]) * 60 + minute }];
    },
  },
  { pattern: /(정오|noon)/iy, read: () => [{ kind: "clock", minutes: 12 * 60 }] },
  { pattern: /(자정|midnight)/iy, read: () => [{ kind: "clock", minutes: 24 * 60 }] },
  {
    pattern: /(?<!\d)(2[0-3]|[01]?\d)(?::([0-5]\d))?\s*(am|pm|a\.m\.|p\.m\.)/iy,
    read: (match) => {
      const firstHour = /^a/i.test(match[3] ?? "") ? 0 : 12;
      return [{ kind: "clock", minutes: onTheClock(Number(match[1]), firstHour) * 60 + Number(match[2] ?? 0) }];
    },
  },
  {
    pattern: /(?<!\d)(2[0-3]|[01]?\d):([0-5]\d)/y,
    read: (match) => [{ kind: "clock", minutes: Number(match[1]) * 60 + Number(match[2]) }],
  },
];

function onTheClock(hour: number, firstHour: number | undefined): number {
  if (firstHour === undefined || hour > 12) return hour;
  return firstHour + ((hour - firstHour + 24) % 12);
}
