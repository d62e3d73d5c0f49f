import { indexTexts, type TermIndex } from "#search";
import type { Contract } from "../contract.ts";
import { readQuestion } from "./asked.ts";
import type { AskedBefore } from "./asked-before.ts";
import { holdsFact } from "./asked-facts.ts";
import { type ContractPassage, contractPassagesOf } from "./passages.ts";
import { type RankedUnit, rankByWording, rankUnits } from "./rank-units.ts";

export interface Hit {
  readonly passage: ContractPassage;
  readonly score: number;
}

/** What a passage has from its unit, beside its own words. */
const unitWeight = 0.5;
const weights = { own: 0.7, formal: 1.35, fact: 1.3 } as const;

const indexes = new WeakMap<Contract, { passages: readonly ContractPassage[]; index: TermIndex }>();

/** The passages of a contract that bear on a question, best first: by their own words and those of the unit they stand in. */
export function searchContract(contract: Contract, question: string, limit = 5): Hit[] {
  const units = new Map(rankByWording(contract, question).map(({ unit, score }) => [unit, score]));
  return scorePassages(contract, question)
    .map(({ passage, score }) => ({ passage, score: score + unitWeight * (units.get(passage.unit) ?? 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, z) => z.score - a.score || a.passage.start - z.passage.start)
    .slice(0, limit);
}

/** A unit that was found, and the passages of it to read: all of a short unit, the best of a long one. */
export interface FoundUnit extends RankedUnit {
  readonly passages: readonly ContractPassage[];
}

const shortUnit = 2_000;
const passagesOfLongUnit = 2;

/** The units of a contract that bear on a question, best first, each with what to read of it. */
export async function findUnits(
  contract: Contract,
  question: string,
  limit: number,
  before: AskedBefore | null = null,
): Promise<FoundUnit[]> {
  const ranked = (await rankUnits(contract, question, before)).filter(({ score }) => score > 0).slice(0, limit);
  const hits = scorePassages(contract, question).sort((a, z) => z.score - a.score);
  return ranked.map((found) => ({
    ...found,
    passages:
      found.unit.end - found.unit.start <= shortUnit
        ? []
        : hits
            .filter(({ passage }) => passage.unit === found.unit)
            .slice(0, passagesOfLongUnit)
            .map(({ passage }) => passage),
  }));
}

function scorePassages(contract: Contract, question: string): Hit[] {
  const { own, formal, facts } = readQuestion(question);
  const { passages, index } = indexOf(contract);
  const [ownScores, formalScores] = [index.scores(own), index.scores(formal)];
  return passages.map((passage, at) => ({
    passage,
    score:
      weights.own * (ownScores[at] ?? 0) +
      weights.formal * (formalScores[at] ?? 0) +
      (holdsFact(passage.text, facts) ? weights.fact : 0),
  }));
}

function indexOf(contract: Contract): { passages: readonly ContractPassage[]; index: TermIndex } {
  const known = indexes.get(contract);
  if (known !== undefined) return known;
  const passages = contractPassagesOf(contract);
  const made = { passages, index: indexTexts(passages.map(({ unit, text }) => `${unit.title} ${text}`)) };
  indexes.set(contract, made);
  return made;
}
