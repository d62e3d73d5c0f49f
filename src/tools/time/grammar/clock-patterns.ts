import { nativeNumber } from "./korean/number-words.ts";
import type { PatternEntry } from "./token.ts";

const halves: Readonly<Record<string, "am" | "pm">> = {
  오전: "am",
  새벽: "am",
  아침: "am",
  오후: "pm",
  저녁: "pm",
  밤: "pm",
  낮: "pm",
};

/** Times of day: 오후 3시 30분, 15:00, 3 pm, 정오. */
export const clockPatterns: readonly PatternEntry[] = [
  {
    pattern:
      /(?:(오전|오후|새벽|아침|저녁|밤|낮)\s*)?(\d{1,2}|열한|열두|한|두|세|네|다섯|여섯|일곱|여덟|아홉|열)\s*시(?!간|월)(?:\s*(\d{1,2})\s*분|\s*(반))?/y,
    read: (match) => {
      const hour = /\d/.test(match[2] ?? "") ? Number(match[2]) : (nativeNumber(match[2] ?? "") ?? 0);
      const minute = match[4] === undefined ? Number(match[3] ?? 0) : 30;
      return [{ kind: "clock", minutes: onTheClock(hour, halves[match[1] ?? ""]) * 60 + minute }];
    },
  },
  { pattern: /(정오|noon)/iy, read: () => [{ kind: "clock", minutes: 12 * 60 }] },
  {
    pattern: /(\d{1,2})(?::(\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)/iy,
    read: (match) => {
      const half = /^a/i.test(match[3] ?? "") ? "am" : "pm";
      return [{ kind: "clock", minutes: onTheClock(Number(match[1]), half) * 60 + Number(match[2] ?? 0) }];
    },
  },
  {
    pattern: /([01]?\d|2[0-3]):([0-5]\d)/y,
    read: (match) => [{ kind: "clock", minutes: Number(match[1]) * 60 + Number(match[2]) }],
  },
];

function onTheClock(hour: number, half: "am" | "pm" | undefined): number {
  if (half === "pm" && hour < 12) return hour + 12;
  return half === "am" && hour === 12 ? 0 : hour;
}
