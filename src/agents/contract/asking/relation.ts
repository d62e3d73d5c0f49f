import { z } from "zod";
import {
  asksForParties,
  type Contract,
  contentWords,
  labelsInText,
  namesParty,
  partyAskedFor,
  partyNamesOf,
  sumAskedFor,
  sumToldOf,
  wordingFit,
} from "#contracts";
import { conceptTermsOf, lexiconWords, meaningsIn, sensesByWord } from "#search";
import { asksPerMonth, paysByMonth } from "./per-month.ts";
import { isPlainlyOwn } from "./plainly-own.ts";
import { withoutTalkBefore } from "./words-of-talk.ts";

/** How a question's words stand to a contract's: what scope is judged by, beside the question itself. */
export const relationSchema = z.object({
  /** Content words of the question, and how many of them stand in the contract. */
  words: z.number().int(),
  known: z.number().int(),
  /** Of the question's letter pairs and stems, the share that stands in the contract, and in its titles. */
  pairs: z.number(),
  titled: z.number(),
  /** It names an article, an annex or another part, or asks for nothing but a sum that the contract sets. */
  label: z.boolean(),
  /** It is plainly about the contract, whatever its words are like. */
  own: z.boolean().default(false),
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
  const held = termsOf(contract);
  const words = contentWords(question);
  const known = words.filter((word) => isHeld(word, held, word.length >= 3 ? word.slice(0, -1) : word));
  const asked = [...new Set(conceptTermsOf(question))];
  const share = (terms: ReadonlySet<string>) =>
    Number((asked.filter((term) => terms.has(term)).length / Math.max(1, asked.length)).toFixed(3));
  return {
    words: words.length,
    known: known.length,
    pairs: share(held.terms),
    titled: share(held.titleTerms),
    label:
      labelsInText(question.replace(articlesOfLaws, " "), contract).length > 0 || asksForSum(question, words, contract),
    own:
      isPlainlyOwn(question, words, (word) => conceptTermsOf(word).every((term) => held.titleTerms.has(term))) ||
      namesParty(question, held.parties) ||
      partyAskedFor(question, held.parties) !== null ||
      (asksForParties(question) && held.parties.length > 0) ||
      (asksPerMonth(question) && paysByMonth(contract.text)),
    fit: wordingFit(contract, question),
    masked: maskHeld(question, held),
  };
}

/** What a message asks: without a greeting or thanks before it, where the rest has to do with the contract. */
export function askedOf(message: string, contract: Contract): string {
  const rest = withoutTalkBefore(message);
  if (rest === message) return message;
  const { label, own, titled } = relationOf(rest, contract);
  return label || own || titled > 0 ? rest : message;
}

/** "월세 얼마야?" of a lease; "강남 월세 얼마야?" has another matter. */
function asksForSum(question: string, words: readonly string[], { units }: Contract): boolean {
  const payment = words.length === 1 ? sumAskedFor(question) : null;
  return payment !== null && units.some((unit) => sumToldOf(payment, unit) === "sum");
}

const ownWord = "ㅁ";
const otherWord = "ㅅ";
const shortestStem = 2;

/** Hides what the contract holds: what is left tells a question about its matter from one that borrows its words. */
function maskHeld(question: string, held: Terms): string {
  const senses = sensesByWord(question);
  let masked = "";
  let at = 0;
  for (const word of lexiconWords(question)) {
    const start = question.indexOf(word, at);
    const stem = contentWords(word)[0] ?? "";
    const isOwn = stem.length >= shortestStem && isHeld(stem, held);
    // Words such as "can" and "for" mean much that a contract says, and say nothing of its matter.
    const isFunctionWord = stem === "" && english.test(word);
    const isMeant =
      !isFunctionWord && (senses.get(word) ?? []).some((sense) => sense.meanings.some((one) => held.meanings.has(one)));
    masked += `${question.slice(at, start)}${isOwn ? ownWord : isMeant ? otherWord : word}`;
    at = start + word.length;
  }
  return masked + question.slice(at);
}

const english = /^[a-z]/i;

/** English is held by its stems ("cat" does not stand in "notification"), Hangul by how it begins: endings run on. */
function isHeld(word: string, { squeezed, terms }: Terms, beginning = word): boolean {
  return english.test(word) ? conceptTermsOf(word).some((term) => terms.has(term)) : squeezed.includes(beginning);
}

interface Terms {
  /** PDF extraction breaks words ("매니 지먼트"), so Hangul is looked for with all blanks taken out. */
  readonly squeezed: string;
  readonly terms: ReadonlySet<string>;
  readonly titleTerms: ReadonlySet<string>;
  /** What it calls its parties. */
  readonly parties: readonly string[];
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
    squeezed: text.replace(/\s/g, ""),
    terms: new Set(conceptTermsOf(text)),
    titleTerms: new Set(conceptTermsOf(titles)),
    parties: partyNamesOf(contract),
    meanings: meaningsIn(`${contract.outline.title}\n${contract.text}`),
  };
}
