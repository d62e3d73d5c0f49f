import { oneOf, sentencesOf } from "#language";
import { flatten } from "./flatten.ts";
import { provisionHead } from "./provision-head.ts";
import { unwrap } from "./unwrap.ts";

/** Where sentences begin and end, as places in the flattened text. */
export interface SentenceBorders {
  readonly starts: ReadonlySet<number>;
  readonly ends: ReadonlySet<number>;
}

/** -, 가., (2), ##: a sign of a list or a heading. 제 5 조 with blanks is how old forms write an article. */
const listSign = new RegExp(
  `^(?:${oneOf`
    [-–—*•·▪◦‣○●■□◆◇▶※>]
    #{1,6}(?=\s)
    [㉠-㉻]
    \[[ xX]\]
    \(?(?:\d{1,2}|[가-하a-zA-Z]|[ivx]{1,5})[.)]
    답:
    제\s?\d+\s?조(?:의\s?\d+)?\s?(?:\([^)\n]{1,40}\))?
  `})`,
  "u",
);
/** So many signs stand before a sentence at most. */
const mostHeads = 4;

export function sentenceBordersOf(text: string): SentenceBorders {
  const starts = new Set<number>();
  const ends = new Set<number>();
  let at = 0;
  for (const line of unwrap(text).split("\n"))
    for (const { start, end } of sentencesOf(line)) {
      const sentence = line.slice(start, end);
      const flat = flatten(sentence);
      starts.add(at);
      let rest = sentence;
      for (let heads = 0; heads < mostHeads; heads++) {
        const head = headOf(rest);
        if (head === "") break;
        rest = rest.slice(head.length);
        starts.add(at + flatten(sentence.slice(0, sentence.length - rest.length)).length);
      }
      ends.add(at + withoutStop(flat).length);
      at += flat.length;
    }
  return { starts, ends };
}

export function withoutStop(flat: string): string {
  return flat.replace(/[.,;:!?…。]+$/u, "");
}

/** What numbers a sentence, with the blanks behind it. */
function headOf(sentence: string): string {
  const found = provisionHead.exec(sentence) ?? listSign.exec(sentence);
  if (found === null) return "";
  const behind = sentence.slice(found[0].length).trimStart();
  return sentence.slice(0, sentence.length - behind.length);
}
