import { z } from "zod";
import { type Contract, contentWords, labelsInText, wordingFit } from "#contracts";
import { conceptTermsOf, lexiconWords, meaningsIn, sensesByWord } from "#search";

/** How a question's words stand to a contract's: what scope is judged by, beside the question itself. */
export const relationSchema = z.object({
  /** Content words of the question, and how many of them stand in the contract. */
  words: z.number().int(),
  known: z.number().int(),
  /** Of the question's letter pairs and stems, the share that stands in the contract, and in its titles. */
  pairs: z.number(),
  titled: z.number(),
  /** It names an article, an annex or another part. */
  label: z.boolean(),
  /** How well the part fits that fits best, by words and concepts. */
  fit: z.string(),
  /** The question with marks for what the contract says too: ㅁ for its own words, ㅅ for other words for them. */
  masked: z.string().default(""),
});
export type Relation = z.infer<typeof relationSchema>;

/** An article of a law that is named (근로기준법 제56조) is no part of the contract. */
const articlesOfLaws =
  /(?<![가-힣])[가-힣]{1,30}(?:(?<!방)법|법률|시행령|시행규칙)(?:의|상)?\s*제?\s?\d+\s?조(?:\s?의\s?\d+)?/g;

export function relationOf(question: string, contract: Contract): Relation {
  const { text, squeezed, terms, titleTerms } = termsOf(contract);
  const words = contentWords(question);
  const known = words.filter(
    (word) => text.includes(word) || (word.length >= 3 && squeezed.includes(word.slice(0, -1))),
  );
  const asked = [...new Set(conceptTermsOf(question))];
  const share = (held: ReadonlySet<string>) =>
    Number((asked.filter((term) => held.has(term)).length / Math.max(1, asked.length)).toFixed(3));
  return {
    words: words.length,
    known: known.length,
    pairs: share(terms),
    titled: share(titleTerms),
    label: labelsInText(question.replace(articlesOfLaws, " "), contract).length > 0,
    fit: wordingFit(contract, question),
    masked: maskHeld(question, contract),
  };
}

const ownWord = "ㅁ";
const otherWord = "ㅅ";
const shortestStem = 2;

/** Hides what the contract holds: what is left tells a question about its matter from one that borrows its words. */
function maskHeld(question: string, contract: Contract): string {
  const { squeezed, meanings } = termsOf(contract);
  const senses = sensesByWord(question);
  let masked = "";
  let at = 0;
  for (const word of lexiconWords(question)) {
    const start = question.indexOf(word, at);
    const stem = contentWords(word)[0] ?? "";
    const isHeld = stem.length >= shortestStem && squeezed.includes(stem);
    const isMeant = (senses.get(word) ?? []).some((sense) => sense.meanings.some((meaning) => meanings.has(meaning)));
    masked += `${question.slice(at, start)}${isHeld ? ownWord : isMeant ? otherWord : word}`;
    at = start + word.length;
  }
  return masked + question.slice(at);
}

interface Terms {
  readonly text: string;
  /** PDF extraction breaks words ("매니 지먼트"), so words are also looked for with all blanks taken out. */
  readonly squeezed: string;
  readonly terms: ReadonlySet<string>;
  readonly titleTerms: ReadonlySet<string>;
  /** Groups of words that mean the same, one of which the contract holds. */
  readonly meanings: ReadonlySet<number>;
}

const known = new WeakMap<Contract, Terms>();

function termsOf(contract: Contract): Terms {
  const held = known.get(contract) ?? readTerms(contract);
  known.set(contract, held);
  return held;
}

function readTerms(contract: Contract): Terms {
  const text = contract.text.toLowerCase();
  const titles = [contract.outline.title, ...contract.units.map(({ title }) => title)].join("\n");
  return {
    text,
    squeezed: text.replace(/\s/g, ""),
    terms: new Set(conceptTermsOf(text)),
    titleTerms: new Set(conceptTermsOf(titles)),
    meanings: meaningsIn(`${contract.outline.title}\n${contract.text}`),
  };
}
