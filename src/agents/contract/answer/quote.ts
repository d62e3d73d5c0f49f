import { type Contract, type LabelledSpan, quotableParts } from "#contracts";
import { textTermsOf } from "#search";

/** A verbatim stretch of the contract. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A table or a sentence of pages is no quotation: what of it bears a statement out is. */
const longestQuote = 1_500;

/** A stretch in pieces that may be quoted, cut behind rows or words. */
function piecesOf({ text }: Contract, { start, end }: { readonly start: number; readonly end: number }): Quote[] {
  const pieces: Quote[] = [];
  for (let from = start; from < end; ) {
    const rest = text.slice(from, Math.min(end, from + longestQuote));
    const cut = ["\n", " "].map((mark) => rest.lastIndexOf(mark) + 1).find((at) => at > longestQuote / 2);
    const piece = from + rest.length === end ? rest : rest.slice(0, cut ?? rest.length);
    pieces.push({ start: from, end: from + piece.trimEnd().length, text: piece.trimEnd() });
    from += piece.length;
  }
  return pieces;
}

/** What of a node bears out a statement best, word for word as the contract has it. */
export function bestQuote(contract: Contract, node: LabelledSpan, statement: string): Quote {
  const wanted = new Set(textTermsOf(statement));
  const parts = quotableParts(contract.text, node).flatMap((part) =>
    part.text.length <= longestQuote ? [part] : piecesOf(contract, part),
  );
  const scored = parts.map(({ start, end, text }) => {
    const own = new Set(textTermsOf(text));
    const shared = own.intersection(wanted).size;
    return { quote: { start, end, text }, score: shared === 0 ? 0 : shared / Math.sqrt(own.size * wanted.size) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  );
  return best?.quote ?? wholeQuote(contract, node);
}

/** A node as it stands in the contract, or its first piece that may be quoted. */
export function wholeQuote(contract: Contract, node: LabelledSpan): Quote {
  return piecesOf(contract, node)[0] ?? { start: node.start, end: node.start, text: "" };
}
