/** The place that B12 names. */
export function cellPlaceOf(reference: string): { row: number; column: number } | null {
  const [, letters, row] = /^([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined || row === undefined) return null;
  const column = [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row), column };
}
