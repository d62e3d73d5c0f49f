import { type Span, sentencesOf } from "#language";
import type { Contract } from "../contract.ts";
import { lastAtOrBefore } from "../structure/index.ts";
import { bracketsLeftOpen } from "./quotable.ts";

/** The sentences of a whole contract, laid out once for many questions. */
export interface ContractSentences {
  /** From the first to the last sentence that a stretch touches. */
  around(stretch: Span): Span;
  /** The sentence that begins at or behind an offset; undefined at the end. */
  after(offset: number): Span | undefined;
}

/** A line that goes on in small letters was wrapped; any other line break ends a sentence, as in a form without full stops. */
const lineBreak = /\n(?![ \t]*[a-z])/g;

/** A bracket that never closes takes no more than this. */
const longest = 1_500;

/** 서면(전자문서를 포함한다. 이하 같다)으로: no sentence ends inside a bracket. */
function withClosedBrackets(text: string, sentences: readonly Span[]): Span[] {
  const merged: Span[] = [];
  let open = 0;
  for (const sentence of sentences) {
    const last = merged.at(-1);
    const goesOn = last !== undefined && open > 0 && sentence.end - last.start <= longest;
    if (goesOn) merged[merged.length - 1] = { start: last.start, end: sentence.end };
    else merged.push(sentence);
    open = bracketsLeftOpen(text.slice(sentence.start, sentence.end), goesOn ? open : 0);
  }
  return merged;
}

export function sentencesOfContract({ text, units }: Pick<Contract, "text" | "units">): ContractSentences {
  const lines = [...text.matchAll(lineBreak)].map(({ index }) => index + 1);
  const starts = [...new Set([0, ...lines, ...units.map(({ start }) => start)])].sort((a, b) => a - b);
  const sentences = starts.flatMap((start, at) =>
    withClosedBrackets(text, sentencesOf(text, start, starts[at + 1] ?? text.length)),
  );
  return {
    around: (stretch) => {
      const first = sentences[lastAtOrBefore(sentences, stretch.start)];
      const last = sentences[lastAtOrBefore(sentences, stretch.end - 1)];
      return { start: first?.start ?? stretch.start, end: Math.max(last?.end ?? 0, stretch.end) };
    },
    after: (offset) => sentences[lastAtOrBefore(sentences, offset - 1) + 1],
  };
}
