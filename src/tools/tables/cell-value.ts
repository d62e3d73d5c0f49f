/** What a cell holds, as far as its form tells for certain. */
export type CellValue =
  | { readonly kind: "figure"; readonly value: number; readonly unit: string }
  | { readonly kind: "day"; readonly value: string }
  | { readonly kind: "blank" }
  | { readonly kind: "words" };

/** A longer cell is a sentence, and no value. */
const longestValueLetters = 40;

const blank = /^(?:[-–—―.·\s]*|n\/?a|미정|없음)$/i;
const scales: Readonly<Record<string, number>> = {
  조: 1e12,
  천억: 1e11,
  백억: 1e10,
  십억: 1e9,
  억: 1e8,
  천만: 1e7,
  백만: 1e6,
  십만: 1e5,
  만: 1e4,
  천: 1e3,
};
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
const beforeFigure = /^([-−+△]?)\s?(₩|\$|€|£|¥|KRW|USD|EUR|JPY|GBP)?\s?([-−]?)/i;
/** One number with its scale; read one after the other from where the last one ended. */
const term = /(\d[\d,.]*)\s?(조|[천백십]?억|[천백십]?만|천)?\s?/y;
const unitBehind = /^(?:[^\d\s(),][^\d(),]{0,11})?$/;
const plainNumber = /^(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
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

function readFigure(written: string): { value: number; unit: string } | null {
  const [front = "", sign = "", before = "", inner = ""] = beforeFigure.exec(written) ?? [];
  const { value, end } = readTerms(written, front.length);
  const after = written.slice(end);
  if (value === null || !unitBehind.test(after)) return null;
  const [unit = "", other = unit] = [before, after].map(plainUnit).filter((each) => each !== "");
  return unit === other ? { value: /[-−△]/.test(sign + inner) ? -value : value, unit } : null;
}

/** 1억 2천만 is 120 million; each part is smaller than the one before it, and behind one without a scale none follows. */
function readTerms(written: string, start: number): { value: number | null; end: number } {
  let sum: number | null = null;
  let [end, scaleBefore] = [start, Number.POSITIVE_INFINITY];
  while (scaleBefore > 1) {
    term.lastIndex = end;
    const [whole, number = "", scale = ""] = term.exec(written) ?? [];
    if (whole === undefined) break;
    const factor = scales[scale] ?? 1;
    if (!plainNumber.test(number) || factor >= scaleBefore) return { value: null, end };
    sum = exact((sum ?? 0) + Number(number.replaceAll(",", "")) * factor);
    [end, scaleBefore] = [end + whole.length, factor];
  }
  return { value: sum, end };
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
