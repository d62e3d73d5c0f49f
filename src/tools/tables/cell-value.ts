import { numberValue } from "#language";

/** What a cell holds, as far as its form tells for certain. */
export type CellValue =
  | { readonly kind: "figure"; readonly value: number; readonly unit: string }
  | { readonly kind: "day"; readonly value: string }
  | { readonly kind: "blank" }
  | { readonly kind: "words" };

/** A longer cell is a sentence, and no value. */
const longestValueLetters = 40;

const blank = /^(?:[-–—―.·\s]*|n\/?a|미정|없음)$/i;
const currencies: Readonly<Record<string, string>> = {
  "₩": "원",
  krw: "원",
  usd: "$",
  달러: "$",
  eur: "€",
  유로: "€",
  jpy: "¥",
  엔: "¥",
  gbp: "£",
};
/** Each scale is smaller than the one before it. */
const scales = ["[천백십]?조", "[천백십]?억", "[천백십]?만", "천", ""];
const digits = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const amount = scales.map((scale) => String.raw`(?:${digits}\s?${scale})?`).join(String.raw`\s?`);
/** A sign and a currency, a number with its scales, and a unit. */
const figure = new RegExp(
  String.raw`^([-−+△]?)\s?(₩|\$|€|£|¥|KRW|USD|EUR|JPY|GBP)?\s?([-−]?)((?=\d)${amount})\s?((?![천백십]?[조억만]|천)[^\d\s(),][^\d(),]{0,11})?$`,
  "i",
);
const day = /^(\d{4})(?:-|\.\s?|\/|년\s?)(\d{1,2})(?:-|\.\s?|\/|월\s?)(\d{1,2})(?:\.|일)?(?:\s?\([^)]{1,3}\))?$/;

/** Reads a cell as people write it: 1,200원, (3,000), 1억 2천만, 12.5%, 2026. 3. 5. */
export function readCell(cell: string): CellValue {
  const written = cell.normalize("NFKC").replace(/[*_`]/g, "").trim();
  if (blank.test(written)) return { kind: "blank" };
  if (written.length > longestValueLetters) return { kind: "words" };
  const date = day.exec(written);
  if (date !== null) return { kind: "day", value: isoDay(date) };
  // Accountants write what is owed in brackets.
  const owed = /^\(([^()]+)\)$/.exec(written)?.[1];
  const read = readFigure(owed ?? written);
  if (read === null) return { kind: "words" };
  return { kind: "figure", value: owed === undefined ? read.value : -read.value, unit: read.unit };
}

const isoDay = ([, year = "", month = "", dayOfMonth = ""]: RegExpExecArray) =>
  `${year}-${month.padStart(2, "0")}-${dayOfMonth.padStart(2, "0")}`;

/** 1억 2천만 is 120 million. */
function readFigure(written: string): { value: number; unit: string } | null {
  const [whole, sign = "", before = "", inner = "", number = "", after = ""] = figure.exec(written) ?? [];
  const value = whole === undefined ? null : numberValue(number);
  const [unit = "", other = unit] = [before, after].map(plainUnit).filter((each) => each !== "");
  return value === null || unit !== other ? null : { value: exact(/[-−△]/.test(sign + inner) ? -value : value), unit };
}

function plainUnit(unit: string): string {
  const name = unit.trim();
  return currencies[name.toLowerCase()] ?? name;
}

/** Twelve digits are told: 0.1 + 0.2 is 0.3. */
export const exact = (value: number): number => Number(value.toPrecision(12));

/** Cells and names are compared without regard to spaces, capitals and full-width letters. */
export const sameLetters = (words: string): string =>
  words
    .normalize("NFKC")
    .replace(/[*_`\s]/g, "")
    .toLowerCase();
