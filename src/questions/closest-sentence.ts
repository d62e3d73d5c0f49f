import { sentenceTextsOf } from "#language";
import { shareOfWords } from "./share-of-words.ts";

/** The share of a question's words that a sentence must hold to be shown for it. */
const enoughWords = 0.5;

/** The sentence of a text that shares most of a question's words; null where none shares half of them. */
export function sentenceFor(question: string, text: string): string | null {
  const share = shareOfWords(question);
  let best: { sentence: string; share: number } | null = null;
  for (const sentence of sentenceTextsOf(text)) {
    const held = share(sentence);
    if (held >= enoughWords && held > (best?.share ?? 0)) best = { sentence, share: held };
  }
  return best?.sentence ?? null;
}
