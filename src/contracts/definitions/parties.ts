import type { Span } from "#language";
import type { Contract } from "../contract.ts";
import { findDefinitions } from "./find-definitions.ts";
import { type NamedParties, partyBlocks } from "./party-blocks.ts";
import { isRoleWord } from "./role-words.ts";

/** Where a party gets the name that the contract calls it by. */
const named = /이하|hereinafter|\([^()]{0,20}["“][^"”]{1,60}["”]\)/i;

/**
 * Where a contract names its parties: in sentences above the first article, else in one that names two, else in the first
 * article; without such a sentence in the lines that say who signs.
 */
export function findParties(contract: Contract): NamedParties[] {
  const sentences = partySentences(contract);
  return sentences.length > 0 ? sentences : partyBlocks(contract);
}

function partySentences(contract: Contract): NamedParties[] {
  const sentences = new Map<number, NamedParties>();
  for (const { term, label, start, end, text } of findDefinitions(contract)) {
    if (!named.test(text)) continue;
    const names = [...(sentences.get(start)?.names ?? []), term];
    sentences.set(start, { label, start, end, names });
  }
  const all = [...sentences.values()];
  const opening = all.filter(({ start }) => contract.unitAt(start)?.kind === "preamble");
  const pair = all.find(({ names }) => names.length >= 2);
  const firstArticle = contract.units.find(({ kind }) => kind === "article");
  const first = all.filter(({ start }) => contract.unitAt(start) === firstArticle);
  const found = opening.length > 0 ? opening : pair !== undefined ? [pair] : first;
  return found.map((sentence) => ({ ...sentence, names: [...sentence.names, ...rolesIn(contract, sentence)] }));
}

/** What the words of a sentence say a party is, beside what it is called from there on: 임대인 김철수(이하 “갑”). */
function rolesIn({ text }: Contract, { start, end }: Span): string[] {
  return (text.slice(start, end).match(/[가-힣]{2,10}|[A-Za-z]+/g) ?? []).filter((word) => isRoleWord(word));
}
