import { foldPlural } from "#language";
import { readNumber } from "../question/number-words.ts";
import { type CivilValue, readDay } from "./read-day.ts";
import { scaleBehind } from "./scale-letters.ts";

/** What a cell holds: a figure with its unit, a day, a time of day, nothing that is a value yet, or words. */
export type CellValue =
  | { readonly kind: "figure"; readonly value: number; readonly unit: string }
  | ({ readonly kind: "day" } & CivilValue)
  | { readonly kind: "time"; readonly value: number }
  | { readonly kind: "blank" }
  | { readonly kind: "words" };

const blank = /^(?:[-–—―.·\s]*|미정|없음|해당\s?없음|추후\s?(?:결정|공지|확정)?|n\/?a|tbd|tbc|tba|none|null|nil|\?+)$/i;

/** Currencies in all their ways of writing, each by one of them. */
const currencies = new Map(
  `₩ 원 krw won|$ us$ usd 달러 불 dollar dollars|€ eur 유로 euro euros|£ gbp pound pounds 파운드|¥ jpy 엔 yen|元 cny rmb 위안 yuan`
    .split("|")
    .flatMap((line) => {
      const names = line.split(" ");
      const shown = names[0] === "₩" ? "원" : (names[0] ?? "");
      return names.map((name): [string, string] => [name, shown]);
    }),
);

/** The one way of writing a unit: ₩ and KRW are 원. */
export const plainUnit = (unit: string) => currencies.get(unit.toLowerCase().trim()) ?? foldPlural(unit.trim());

/** Signs that stand before a figure. */
export const isSign = (unit: string) => /^[$€£¥元]$/.test(unit);
export const isCurrency = (unit: string) => [...currencies.values()].includes(unit);

const sign = String.raw`₩|US\$|\$|€|£|¥|USD|KRW|EUR|GBP|JPY|CNY`;
const scale = `(?:[십백천]?[만억조]|천|백)`;
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const figure = new RegExp(
  String.raw`^([-−+＋△▲▽▼]?)\s?(${sign})?\s?([-−+]?)(${digits})((?:\s?${scale}(?:\s?\d[\d,]*\s?${scale})*(?:\s?\d[\d,]*)?)?)\s?([a-z가-힣%℃㎡°²³µ/$€£¥]{0,8})$`,
  "i",
);
const bracketed = /^\((.+)\)$/;
const clock = /^(오전|오후|am|pm)?\s?(\d{1,2})(?::(\d{2})(?::\d{2})?|시(?:\s?(\d{1,2})분)?)\s?(am|pm)?$/i;

/** What is longer than this is a sentence, and no value. */
const longestValue = 40;

/** Reads a cell as people write it: 1,200원, (3,000), 1천만, 12%, 2026. 3. 5., 오후 2시. */
export function readCell(cell: string): CellValue {
  const words = cell.replace(/[*_`]/g, "").trim();
  if (blank.test(words)) return { kind: "blank" };
  if (words.length > longestValue) return { kind: "words" };
  // Accountants write what is owed in brackets.
  const inside = bracketed.exec(words)?.[1];
  if (inside !== undefined) {
    const owed = readFigure(inside);
    return owed === null ? { kind: "words" } : { kind: "figure", value: -owed.value, unit: owed.unit };
  }
  const read = readFigure(words);
  if (read !== null) return { kind: "figure", ...read };
  const time = readTime(words);
  if (time !== null) return { kind: "time", value: time };
  const day = readDay(words);
  return day === null ? { kind: "words" } : { kind: "day", ...day };
}

/** 3반, 2층 and 101호 are names with a number in them. */
const names = /^(?:반|층|동|호|호실|호선|호기|학년|조|번|차|회차|기|위|등|급|등급|팀|과|구역|단지|th|st|nd|rd)$/;

function readFigure(words: string): { value: number; unit: string } | null {
  const [, minus = "", before = "", inner = "", number, scales = "", behind = ""] = figure.exec(words) ?? [];
  const letters = scales.trim() === "" ? scaleBehind(behind, before !== "") : null;
  const after = letters?.left ?? behind;
  if (number === undefined || (before !== "" && after !== "" && plainUnit(before) !== plainUnit(after))) return null;
  // 3월, 2026년 and 2시 are no amounts; a number in front of such letters is read as a day or a time.
  if (/^(?:[월시]|년)/.test(after) || names.test(after)) return null;
  // 3조 is the third group of people as well.
  if (scales.trim() === "조" && before + after === "") return null;
  const value =
    scales.trim() === ""
      ? Number(`${number.replaceAll(",", "")}e${letters?.power ?? 0}`)
      : readScaled(`${number}${scales}`);
  if (value === null || !Number.isFinite(value)) return null;
  return { value: /[-−△▲▽▼]/.test(minus + inner) ? -value : value, unit: plainUnit(before === "" ? after : before) };
}

/** 1조 2천억: what stands before 조, and what below it. */
function readScaled(words: string): number | null {
  const [over, under, ...more] = words.split("조");
  if (over === undefined || under === undefined) return readNumber(words);
  const [trillions, rest] = [readNumber(over), under.trim() === "" ? 0 : readNumber(under)];
  return trillions === null || rest === null || more.length > 0 ? null : trillions * 1e12 + rest;
}

const up = /^[△▲]/;
const down = /^[▽▼]/;

/** Whether ▲ is more in these cells: alone it stands before what is owed, beside ▼ it points up. */
export const pointsUp = (cells: readonly string[]) =>
  cells.some((cell) => up.test(cell)) && cells.some((cell) => down.test(cell));

/** A cell among those in which ▲ points up. */
export const readPointed = (cell: string) => readCell(cell.replace(up, ""));

function readTime(words: string): number | null {
  const [, before = "", hour, minutes, spoken, behind = ""] = clock.exec(words) ?? [];
  if (hour === undefined) return null;
  const half = (before + behind).toLowerCase();
  const isAfternoon = half === "오후" || half === "pm";
  const hours = half === "" ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  const time = hours * 60 + Number(minutes ?? spoken ?? 0);
  return hours > 24 ? null : time;
}
