/** A part of a text by its offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A sentence ends at its stop, with the quotes and brackets that close after it, when space follows; or at the end of a line. */
const boundary = /[.?!。？！…]+["'”’」』)\]]*(?=\s)|\n/g;
/** Not the end of a sentence: "1. ", "제1조. ", "Fig. ", "e.g. " and initials. */
const abbreviation =
  /(?:^|[\s(])(?:\d{1,3}|[A-Za-z]|[Ff]ig|[Nn]o|[Vv]ol|[Dd]r|[Mm]rs?|[Ee]q|al|e\.g|i\.e|cf|vs|approx)\.$/;

/** The sentences of a text, Korean or English, without the space around them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (match[0] !== "\n" && abbreviation.test(text.slice(Math.max(start, end - 12), end))) continue;
    push(spans, text, start, end);
    start = end;
  }
  push(spans, text, start, text.length);
  return spans;
}

function push(spans: Span[], text: string, from: number, to: number): void {
  const slice = text.slice(from, to);
  const start = from + (slice.length - slice.trimStart().length);
  const end = from + slice.trimEnd().length;
  if (end > start) spans.push({ start, end });
}
