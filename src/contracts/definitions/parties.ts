import type { Contract } from "../contract.ts";
import { type Definition, findDefinitions } from "./find-definitions.ts";

/** Where a party gets the name that the contract calls it by. */
const named = /이하|hereinafter|\([^()]{0,20}["“][^"”]{1,60}["”]\)/i;

/** The sentences that name the parties: those above the first article, else one that names two, else those of the first article. */
export function findParties(contract: Contract): Definition[] {
  const naming = findDefinitions(contract).filter(({ text }) => named.test(text));
  const sentences = [...Map.groupBy(naming, ({ start }) => start).values()];
  const opening = sentences.filter(([one]) => contract.unitAt(one?.start ?? 0)?.kind === "preamble");
  const pair = sentences.filter(({ length }) => length >= 2).slice(0, 1);
  const firstArticle = contract.units.find(({ kind }) => kind === "article");
  const ofFirst = sentences.filter(([one]) => contract.unitAt(one?.start ?? 0) === firstArticle);
  const found = opening.length > 0 ? opening : pair.length > 0 ? pair : ofFirst;
  return found.flatMap(([one]) => one ?? []);
}
