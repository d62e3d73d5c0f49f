import { type Contract, type LabelledSpan, quotableParts } from "#contracts";
import { conceptTermsOf } from "#search";

/** A verbatim stretch of the contract. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What of a node bears out a statement best, word for word as the contract has it. */
export function bestQuote(contract: Contract, node: LabelledSpan, statement: string): Quote {
  const wanted = new Set(conceptTermsOf(statement));
  const scored = quotableParts(contract.text, node).map(({ start, end, text }) => {
    const own = new Set(conceptTermsOf(text));
    const shared = own.intersection(wanted).size;
    return { quote: { start, end, text }, score: shared === 0 ? 0 : shared / Math.sqrt(own.size * wanted.size) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  );
  return best?.quote ?? { start: node.start, end: node.end, text: contract.text.slice(node.start, node.end) };
}
