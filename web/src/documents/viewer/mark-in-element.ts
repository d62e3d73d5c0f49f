import { findQuote, type Quoted } from "./find-quote.ts";

/** Words that were marked in what is shown; `undo` leaves it as it was. */
export interface MarkedWords {
  readonly marks: readonly HTMLElement[];
  undo(): void;
}

/** Marks a quote in an element: its words are found in the joined text nodes, and each piece is wrapped. */
export function markInElement(element: HTMLElement, quoted: Quoted): MarkedWords {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const spans = findQuote(text, quoted);
  const marked = nodes.flatMap(({ node, start }) => {
    const span = spans.find((one) => one.start < start + node.length && one.end > start);
    if (span === undefined) return [];
    const from = Math.max(0, span.start - start);
    const words = node.splitText(from);
    const rest = words.splitText(Math.min(node.length + words.length, span.end - start) - from);
    const mark = document.createElement("mark");
    words.replaceWith(mark);
    mark.append(words);
    return [{ node, mark, rest }];
  });
  return {
    marks: marked.map(({ mark }) => mark),
    // The node that was there before holds its whole text again: whoever made it may go on with it.
    undo() {
      for (const { node, mark, rest } of marked) {
        node.appendData(`${mark.textContent}${rest.data}`);
        mark.remove();
        rest.remove();
      }
    },
  };
}
