import { findQuote } from "./find-quote.ts";

/**
 * Marks a quote in a PDF's text layer. The layer's pieces are joined in drawing order; the quote is found in the whole
 * and each piece that it covers is split around the covered words. Returns the marks.
 */
export function markTextLayer(pieces: readonly HTMLElement[], quote: string): HTMLElement[] {
  const texts = pieces.map((piece) => piece.textContent ?? "");
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length;
  }
  const spans = findQuote(texts.join(""), quote);
  return pieces.flatMap((piece, index) => {
    const text = texts[index] ?? "";
    const begin = starts[index] ?? 0;
    const span = spans.find(({ start, end }) => start < begin + text.length && end > begin);
    if (span === undefined || text === "") return [];
    const from = Math.max(0, span.start - begin);
    const to = Math.min(text.length, span.end - begin);
    const mark = document.createElement("mark");
    mark.textContent = text.slice(from, to);
    piece.replaceChildren(text.slice(0, from), mark, text.slice(to));
    return [mark];
  });
}
