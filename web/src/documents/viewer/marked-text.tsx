import type { Span } from "./find-quote.ts";

/** A text with some of its words marked. */
export function MarkedText({ text, spans }: { text: string; spans: readonly Span[] }) {
  const pieces = [];
  let at = 0;
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    pieces.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return [...pieces, text.slice(at)];
}
