import { findQuote } from "./find-quote.ts";

/** Marks a quote in formatted text: its words are found in the joined text nodes, and each piece is wrapped. Returns the marks. */
export function markInElement(element: HTMLElement, quote: string): HTMLElement[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const spans = findQuote(text, withoutMarks(quote));
  return nodes.flatMap(({ node, start }) => {
    const span = spans.find((one) => one.start < start + node.length && one.end > start);
    if (span === undefined) return [];
    const from = Math.max(0, span.start - start);
    const to = Math.min(node.length, span.end - start);
    const rest = node.splitText(from);
    rest.splitText(to - from);
    const mark = document.createElement("mark");
    rest.replaceWith(mark);
    mark.append(rest);
    return [mark];
  });
}

/** A quote comes from the source; its Markdown signs are not in the formatted text. */
const withoutMarks = (quote: string) => quote.replace(/^[#>\-*\s]+/gm, "").replace(/\*\*|`|\|/g, " ");
