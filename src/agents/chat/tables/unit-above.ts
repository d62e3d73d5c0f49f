/** The unit that a line above a table tells of its figures: (단위: 만원). Null where none does, "" where it tells several. */
export function unitAbove(title: string): string | null {
  const told = [...title.matchAll(line)].map(([, colon, bracket]) => (colon ?? bracket ?? "").trim());
  const [unit] = told;
  if (unit === undefined) return null;
  return new Set(told).size > 1 ? "" : unit.replace(/\s/g, "");
}

const line = /(?:단위|\bunits?) ?[:：] ?([^)\]）\n]{1,20})|[([（] ?단위 (?![:：])([^)\]）\n]{1,20})/gi;
