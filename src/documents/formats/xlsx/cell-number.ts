import { format, getFormatDateInfo, getFormatInfo } from "numfmt";

/** Spreadsheets allow no longer ones. */
const longestFormat = 255;
/** Days from 1900 to 1970, as spreadsheets count them, and to 1904. */
const [days1900To1970, days1900To1904] = [25_569, 1_462];
/** The last day of the year 9999. */
const lastDay = 2_958_465;
const dayMs = 86_400_000;
/** Shown so, a number would lose figures. */
const shortened: ReadonlySet<string> = new Set(["scientific", "fraction", "text", "error"]);

export type ShowNumber = (value: number) => string | null;
const asItIs: ShowNumber = () => null;

/**
 * Shows numbers as a spreadsheet does under a format: 5%, 1,250,000원, 0042, (300), 18:00; a day always as 2026-01-05, with its
 * time where the format shows one. Null where they are shown as they are, and for a format that no spreadsheet has.
 */
export function createCellNumber(written: string, from1904: boolean): ShowNumber {
  const code = written.replaceAll("G/표준", "General");
  if (code.length > longestFormat || code === "General") return asItIs;
  const { type } = getFormatInfo(code);
  if (shortened.has(type)) return asItIs;
  if (type !== "date" && type !== "datetime") return (value) => format(code, value).trim().replace(/\.$/, "");
  const { hours, seconds } = getFormatDateInfo(code);
  const letters = hours ? "2026-01-05 18:00".length + (seconds ? ":00".length : 0) : "2026-01-05".length;
  return (value) => {
    // Spreadsheets know a 29 February 1900, which never was.
    const day = from1904 ? value + days1900To1904 : value < 60 ? value + 1 : value;
    if (value < 0 || day > lastDay) return null;
    const date = new Date(Math.round(((day - days1900To1970) * dayMs) / 1000) * 1000);
    return date.toISOString().replace("T", " ").slice(0, letters);
  };
}
