import { sentencesOf } from "#language";
import { flatten } from "./flatten.ts";
import { provisionHead } from "./provision-head.ts";

/** Where sentences begin and end, as places in the flattened text. */
export interface SentenceBorders {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
}

/** -, 가., (2), ##: a sign of a list or a heading. */
const listSign = /^(?:[-*•·▪◦‣○※>]|#{1,6}(?=\s)|\(?(?:\d{1,2}|[가-하a-z])[.)])\s*/u;

/** A line that is broken where the page ends: it is long, and the next goes on with it. */
const wrapped = /\n(?<=[^\n]{30}[^\n.!?:;。…|]\n)(?=[가-힣a-z0-9("'“‘])/gu;

export function sentenceBordersOf(text: string): SentenceBorders {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let at = 0;
  for (const line of text.replace(wrapped, " ").split("\n"))
    for (const { start, end } of sentencesOf(line)) {
      const sentence = line.slice(start, end);
      for (let rest = sentence; rest !== ""; rest = withoutHead(rest))
        starts.add(at + flatten(sentence).length - flatten(rest).length);
      ends.add(at + withoutStop(flatten(sentence)).length);
      at += flatten(sentence).length;
    }
  return { starts, ends };
}

export function withoutStop(flat: string): string {
  return flat.replace(/[.,;:!?]+$/u, "");
}

/** The rest behind what numbers a sentence; nothing where nothing does. */
function withoutHead(sentence: string): string {
  const rest = sentence.replace(provisionHead, "").trimStart();
  const unsigned = rest === sentence ? sentence.replace(listSign, "") : rest;
  return unsigned === sentence ? "" : unsigned;
}
