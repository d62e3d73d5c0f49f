const dayMs = 86_400_000;
/** Days from 1900 to 1970, as spreadsheets count them. */
const daysTo1970 = 25_569;
const days1900To1904 = 1_462;

/** A day as 2026-01-05, with its time where the format shows one; null for a format that shows no day. */
export function formatDate(value: number, code: string, from1904: boolean): string | null {
  const letters = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
  if (!/[ymd]/i.test(letters) || value < 0) return null;
  // Spreadsheets know a 29 February 1900, which never was.
  const days = from1904 ? value + days1900To1904 : value < 60 ? value + 1 : value;
  const date = new Date(Math.round(((days - daysTo1970) * dayMs) / 1000) * 1000);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 9999) return null;
  const [day = "", time = ""] = date.toISOString().split("T");
  if (!/[hs]/i.test(letters)) return day;
  return `${day} ${time.slice(0, /s/i.test(letters) ? 8 : 5)}`;
}
