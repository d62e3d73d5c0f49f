import type { AskedWord } from "#search";
import type { Contract, Unit } from "../contract.ts";
import type { AskedParts } from "./asked.ts";
import { matterSigns } from "./matter-signs.ts";
import type { WordsInUnits } from "./question-words.ts";
import type { UnitFeatures } from "./unit-features.ts";
import { isWorthTelling } from "./worth-telling.ts";

export interface ScoredUnit {
  readonly unit: Unit;
  readonly features: UnitFeatures;
  readonly score: number;
}

/** What was asked, as search reads it. */
export interface AskedQuestion {
  readonly text: string;
  readonly parts: AskedParts;
  readonly words: readonly AskedWord[];
  readonly inUnits: WordsInUnits;
  /** How sure it is what the question is about. */
  readonly surestConcept: number;
}

/** More words than this that stand nowhere say no more. */
const mostUnknown = 3;
/** Units that would be told. */
const mostTold = 3;

/** Signs that can only speak for an answer, whatever the questions that weights are trained on suggest. */
export const forSettling: ReadonlySet<string> = new Set([
  "score",
  "margin",
  "chance",
  "own",
  "formal",
  "coverage",
  "named",
  "fact",
  "literal",
  "meant",
  "likeness",
  "place",
  "placeLikeness",
  "related",
  "relatedTitle",
  "mostHeld",
  "nounsHeld",
  "verbsHeld",
  "surestConcept",
]);

/** Signs that can only speak against one. */
export const againstSettling: ReadonlySet<string> = new Set([
  "lacksValue",
  "unknown",
  "unknownWithSynonyms",
  "unknownOthers",
  "unknownMatters",
  "unknownNouns",
  "mattersMissing",
  "mattersUntold",
  "mostUntold",
]);

/** What tells whether the best unit settles the question, a number for each name. `scored` is best first. */
export function settlingSigns(
  contract: Contract,
  scored: readonly ScoredUnit[],
  { text, parts: { own, facts }, words, inUnits: { count, unknown }, surestConcept }: AskedQuestion,
): Record<string, number> {
  const [best, second] = scored;
  if (best === undefined) return {};
  const chanceOf = ({ score }: ScoredUnit) => Math.exp(score - best.score);
  const told = scored.slice(0, mostTold).filter(({ score }) => isWorthTelling(score, best.score));
  const { preamble: _preamble, general: _general, ...features } = best.features;
  const wordsOf = ({ title, text: words }: Unit) => `${title} ${words}`;
  return {
    constant: 1,
    score: best.score,
    margin: best.score - (second?.score ?? 0),
    chance: 1 / scored.reduce((sum, one) => sum + chanceOf(one), 0),
    ...features,
    mostHeld: scored.reduce((most, { features: { literal, meant } }) => Math.max(most, literal + meant), 0),
    unknown: (unknown.withSynonyms + unknown.others) / Math.max(1, count),
    unknownWithSynonyms: Math.min(mostUnknown, unknown.withSynonyms),
    unknownOthers: Math.min(mostUnknown, unknown.others),
    terms: Math.log1p(own.size),
    words: Math.log1p(count),
    asksForFact: facts.length > 0 ? 1 : 0,
    surestConcept,
    english: /[가-힣]/.test(text) ? 0 : 1,
    story: words.some(({ clausesAfter }) => clausesAfter > 0) ? 1 : 0,
    ...matterSigns(text, words, {
      whole: contract.units.map(wordsOf),
      best: [wordsOf(best.unit)],
      told: told.map(({ unit }) => wordsOf(unit)),
    }),
  };
}
