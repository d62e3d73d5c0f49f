import { type Span, sentencesOf, trimSpan } from "#language";

/** Longer than any sentence people like to read. */
const longSentence = 240;
/** Lists, tables and poor PDFs have lines where prose has sentences; text without capitals has only its stops. */
const anyBreak = /\n|[.?!](?=\s)/g;

/** What is shown as the matching words of a chunk: its sentences, and the parts of what is too long for one. */
export function passagesOf(text: string): Span[] {
  return withNumbers(text, sentencesOf(text)).flatMap((span) =>
    span.end - span.start > longSentence ? partsOf(text, span) : [span],
  );
}

/** "## 4." is the number of the heading behind it, and no passage that anybody looks for. */
const numberAlone = /^(?:#+\s*)?\d+(?:\.\d+)*[.)]$/;

function withNumbers(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const before = joined.at(-1);
    const isNumbered =
      before !== undefined &&
      numberAlone.test(text.slice(before.start, before.end)) &&
      !text.slice(before.end, span.start).includes("\n");
    if (isNumbered) joined[joined.length - 1] = { start: before.start, end: span.end };
    else joined.push(span);
  }
  return joined;
}

function partsOf(text: string, { start, end }: Span): Span[] {
  const breaks = [...text.slice(start, end).matchAll(anyBreak)].map((match) => start + match.index + 1);
  const edges = [start, ...breaks, end];
  return edges.slice(1).flatMap((edge, at) => trimSpan(text, edges[at] ?? start, edge) ?? []);
}
