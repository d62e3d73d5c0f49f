import type { Contract } from "../contract.ts";
import { sentencesOfContract } from "../quotes/contract-sentences.ts";
import { type Definition, findDefinitions } from "./find-definitions.ts";

/** Where a party gets the name that the contract calls it by. */
const named = /이하|hereinafter|\([^()]{0,20}["“][^"”]{1,60}["”]\)/i;

/** Parties are named at the beginning of what stands above the first article. */
const longestOpening = 3_000;
/** 임대인 X와 임차인 Y는 다음과 같이 계약을 체결한다: what stands above the first article and concludes the contract names who does. */
const concluded = /[와과]\s[^\n]{1,200}[은는]\s[^\n]{0,60}계약[^\n]{0,12}체결/;

function concluding(contract: Contract): Definition[] {
  const preamble = contract.units.find(({ kind }) => kind === "preamble");
  const match = preamble && concluded.exec(contract.text.slice(preamble.start, preamble.end).slice(0, longestOpening));
  if (preamble === undefined || !match) return [];
  const start = preamble.start + match.index;
  const sentence = sentencesOfContract(contract).around({ start, end: start + match[0].length });
  const text = contract.text.slice(sentence.start, sentence.end);
  return [{ term: "", label: contract.labelAt(sentence.start), ...sentence, text }];
}

/**
 * The sentences that name the parties: those above the first article, else one that names two, else those of the first article,
 * else the one that concludes the contract.
 */
export function findParties(contract: Contract): Definition[] {
  const naming = findDefinitions(contract).filter(({ text }) => named.test(text));
  const sentences = [...Map.groupBy(naming, ({ start }) => start).values()];
  const opening = sentences.filter(([one]) => contract.unitAt(one?.start ?? 0)?.kind === "preamble");
  const pair = sentences.filter(({ length }) => length >= 2).slice(0, 1);
  const firstArticle = contract.units.find(({ kind }) => kind === "article");
  const ofFirst = sentences.filter(([one]) => contract.unitAt(one?.start ?? 0) === firstArticle);
  const found = opening.length > 0 ? opening : pair.length > 0 ? pair : ofFirst;
  return found.length > 0 ? found.flatMap(([one]) => one ?? []) : concluding(contract);
}
