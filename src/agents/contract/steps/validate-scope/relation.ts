import { z } from "zod";
import { type Contract, labelsInText, unitsTitledIn, wordsHeldBy } from "#contracts";

/** How a question's words stand to a contract's: what scope is judged by, beside the question itself. */
export const relationSchema = z.object({
  /** Of the question's letter pairs and stems, the share that stands in the contract, and in its titles. */
  pairs: z.number(),
  titled: z.number(),
  /** It names an article, an annex or another part of the contract. */
  label: z.boolean(),
  /** It is asked in another script than the contract's: that none of its words stand there tells nothing. */
  otherScript: z.boolean().default(false),
});
export type Relation = z.infer<typeof relationSchema>;

/** An article of a law that is named (근로기준법 제56조) is no part of the contract. */
const articlesOfLaws =
  /(?<![가-힣])[가-힣]{1,30}(?:(?<!방)법|법률|시행령|시행규칙)(?:의|상)?\s*제?\s?\d+\s?조(?:\s?의\s?\d+)?/g;
const hangul = /[가-힣]/;
/** 하자 and 기간 stand in many words; a longer title is a name. */
const longTitle = 3;

export function relationOf(question: string, contract: Contract): Relation {
  const { words, held, titled } = wordsHeldBy(contract, question);
  const share = (count: number) => Number((count / Math.max(1, words)).toFixed(3));
  const named = question.replace(articlesOfLaws, " ");
  const isTitled = unitsTitledIn(contract, named).some(({ title }) => title.length >= longTitle);
  return {
    pairs: share(held),
    titled: share(titled),
    label: isTitled || labelsInText(named, contract).length > 0,
    otherScript: hangul.test(question) !== hangul.test(contract.text),
  };
}
