import { oneOf } from "#language";
import type { Contract } from "../contract.ts";
import { type Definition, findDefinitions } from "./find-definitions.ts";

/** Where a party gets the name that the contract calls it by. */
const named = /이하|hereinafter|\([^()]{0,20}["“][^"”]{1,60}["”]\)/i;

/** The sentences in which a contract names its parties: above the first article, else one that names two, else in the first article. */
export function findParties(contract: Contract): Definition[] {
  const sentences = new Map<number, { definition: Definition; terms: number }>();
  for (const definition of findDefinitions(contract)) {
    if (!named.test(definition.text)) continue;
    const terms = (sentences.get(definition.start)?.terms ?? 0) + 1;
    sentences.set(definition.start, { definition, terms });
  }
  const all = [...sentences.values()];
  const opening = all.filter(({ definition }) => contract.unitAt(definition.start)?.kind === "preamble");
  const pair = all.find(({ terms }) => terms >= 2);
  const firstArticle = contract.units.find(({ kind }) => kind === "article");
  const first = all.filter(({ definition }) => contract.unitAt(definition.start) === firstArticle);
  const found = opening.length > 0 ? opening : pair !== undefined ? [pair] : first;
  return found.map(({ definition }) => definition);
}

const partiesAsked = new RegExp(
  oneOf`
    당사자(?:들)?(?:은|는|이|가|를|을)?\s?(?:누구|어디|어떤|누가|뭐|알려|말해|보여|소개)
    ^(?:이\s|본\s)?(?:계약\S{0,2}\s?)?당사자(?:들)?(?:은|는)?\s?[?.]?$
    (?:갑|을)(?:과|이랑|하고|,)?\s?(?:을|갑)?(?:은|이)\s?(?:각각\s)?누구
    누구(?:와|랑|하고)\s?누구|누구(?:와|랑|하고)\s?(?:맺|체결|한\s계약)
    누가\s?(?:누구(?:와|랑|하고)\s)?(?:서명|체결|맺)
    \b(?:who|what|which|name|list|identify)\b[^?]{0,20}\b(?:the\s|both\s)?(?:contracting\s)?parties(?:\s(?:to|of|in|here)\b[^?]{0,40})?\s?[?.]?$
    \bwho\s(?:signed|signs|has\ssigned|entered\sinto|made)\b
    \bwho\sis\s(?:this|the|it|my)\s?(?:contract|agreement|lease)?\s?(?:between|with)\b
  `,
  "i",
);

/** Whether a question asks who the parties are, and not what one of them does. */
export const asksForParties = (question: string): boolean => partiesAsked.test(question.trim());
