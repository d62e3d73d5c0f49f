import { type Contract, type LabelledSpan, quotableParts } from "#contracts";
import { indexTexts, textTermsOf } from "#search";

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
  const parts = quotableParts(contract.text, node).flatMap((part) =>
    part.text.length <= longestQuote ? [part] : piecesOf(contract, part),
  );
  const terms = new Map(textTermsOf(statement).map((term) => [term, 1]));
  const scores = indexTexts(parts.map(({ text }) => text)).scores(terms);
  const best = parts[scores.indexOf(Math.max(...scores))];
  return best === undefined ? wholeQuote(contract, node) : { start: best.start, end: best.end, text: best.text };
}

/** A node as it stands in the contract, or its first piece that may be quoted. */
export function wholeQuote(contract: Contract, node: LabelledSpan): Quote {
  return piecesOf(contract, node)[0] ?? { start: node.start, end: node.start, text: "" };
}
