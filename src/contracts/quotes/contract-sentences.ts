import { type Span, sentencesOf } from "#language";
import type { Contract } from "../contract.ts";
import { lastAtOrBefore } from "../structure/index.ts";

/** The sentences of a whole contract, laid out once for many questions. */
export interface ContractSentences {
  /** From the first to the last sentence that a stretch touches. */
  around(stretch: Span): Span;
  /** The sentence that begins at or behind an offset; undefined at the end. */
  after(offset: number): Span | undefined;
}

/** A line that goes on in small letters was wrapped; any other line break ends a sentence, as in a form without full stops. */
const lineBreak = /\n(?![ \t]*[a-z])/g;

export function sentencesOfContract({ text, units }: Pick<Contract, "text" | "units">): ContractSentences {
  const lines = [...text.matchAll(lineBreak)].map(({ index }) => index + 1);
  const starts = [...new Set([0, ...lines, ...units.map(({ start }) => start)])].sort((a, b) => a - b);
  const sentences = starts.flatMap((start, at) => sentencesOf(text, start, starts[at + 1] ?? text.length));
  return {
    around: (stretch) => {
      const first = sentences[lastAtOrBefore(sentences, stretch.start)];
      const last = sentences[lastAtOrBefore(sentences, stretch.end - 1)];
      return { start: first?.start ?? stretch.start, end: Math.max(last?.end ?? 0, stretch.end) };
    },
    after: (offset) => sentences[lastAtOrBefore(sentences, offset - 1) + 1],
  };
}
