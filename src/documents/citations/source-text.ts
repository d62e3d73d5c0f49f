import type { Span } from "#language";
import { sentencesOf } from "#language";
import { compactText } from "../compact-text.ts";

/** A source's words, ready for being quoted from. */
export interface SourceText {
  /** Where a quotation stands; white space, case and kinds of quotation marks aside. Null when it does not. */
  find(quote: string): Span | null;
  /** The sentence that says most of what a claim says; the whole text when none stands out. */
  closest(claim: string): Span;
}

export function readSource(text: string): SourceText {
  const { letters, places } = compactText(text);
  return {
    find(quote) {
      let from = 0;
      let start = -1;
      let end = -1;
      // A quotation may leave words out: each part must stand there, in order.
      for (const part of quote.split(/…|\.{3}|\[…\]|\(중략\)/)) {
        const wanted = compactText(part).letters;
        if (wanted === "") continue;
        const at = letters.indexOf(wanted, from);
        if (at < 0) return null;
        if (start < 0) start = places[at] ?? 0;
        from = at + wanted.length;
        end = (places[from - 1] ?? 0) + 1;
      }
      return start < 0 ? null : { start, end };
    },
    closest(claim) {
      const wanted = pairsOf(claim);
      let best: Span = { start: 0, end: text.length };
      let most = wanted.size * 0.15;
      for (const sentence of sentencesOf(text)) {
        const has = pairsOf(text.slice(sentence.start, sentence.end));
        const shared = [...wanted].filter((pair) => has.has(pair)).length;
        if (shared > most) [best, most] = [sentence, shared];
      }
      return best;
    },
  };
}

/** Neighbouring letters inside words: a likeness that needs no knowledge of either language. */
function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    for (let at = 0; at + 1 < word.length; at++) pairs.add(word.slice(at, at + 2));
  }
  return pairs;
}
