/** A stretch of a text: `text.slice(start, end)`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The span without white space at its ends; null when nothing is left. */
export function trimSpan(text: string, start: number, end: number): Span | null {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text[from] ?? "")) from++;
  while (to > from && /\s/.test(text[to - 1] ?? "")) to--;
  return from < to ? { start: from, end: to } : null;
}
