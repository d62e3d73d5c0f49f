import type { Contract, LabelledSpan } from "#contracts";
import { oneOf } from "#language";
import { conceptTermsOf } from "#search";

const longest = 700;

/** A verbatim stretch of the contract. */
export interface Quote {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The sentence of a node that bears out a statement best, word for word as the contract has it. */
export function bestQuote(contract: Contract, node: LabelledSpan, statement: string): Quote {
  const wanted = new Set(conceptTermsOf(statement));
  const sentences = quotedSentencesOf(contract.text, node);
  const scored = sentences.map((sentence) => {
    const own = new Set(conceptTermsOf(sentence.text));
    const shared = own.intersection(wanted).size;
    return { sentence, score: shared === 0 ? 0 : shared / Math.sqrt(own.size * wanted.size) };
  });
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, next) => (top === null || next.score > top.score ? next : top),
    null,
  );
  return best?.sentence ?? { start: node.start, end: node.end, text: contract.text.slice(node.start, node.end) };
}

/** The sentences of a stretch with their places. A stretch that is one long sentence is cut. */
export function quotedSentencesOf(text: string, { start, end }: { start: number; end: number }): Quote[] {
  const sentences: Quote[] = [];
  const stop = new RegExp(
    oneOf`
    (?:다|함|음|것|요)\.(?=\s|$)
    (?<=\d\.\d{1,2})\.(?=\s)
    (?<!\b(?:No|Inc|Ltd|Co|Corp|\d))[.!?](?=\s|$)
    \n{2,}
    \n(?=\s*(?:[①-⑳]|\(?\d{1,2}[.)]|[가-하]\.))
  `,
    "g",
  );
  let from = start;
  for (const match of text.slice(start, end).matchAll(stop)) {
    add(from, start + match.index + (match[0].startsWith("\n") ? 0 : match[0].length));
    from = start + match.index + match[0].length;
  }
  add(from, end);
  return sentences;

  function add(begin: number, finish: number) {
    const whole = text.slice(begin, finish);
    const raw =
      whole.length <= longest ? whole : whole.slice(0, Math.max(whole.lastIndexOf(" ", longest), longest / 2));
    const lead = raw.search(/\S/);
    if (lead < 0) return;
    const trimmed = raw.trim();
    sentences.push({ start: begin + lead, end: begin + lead + trimmed.length, text: trimmed });
  }
}
