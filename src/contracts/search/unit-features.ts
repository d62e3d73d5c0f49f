import { oneOf } from "#language";
import { rememberedOf } from "#language/meaning";
import { type AskedWord, conceptLikeness, indexTexts } from "#search";
import type { Contract } from "../contract.ts";
import type { AskedParts } from "./asked.ts";
import { holdsFact, lacksValueAskedFor } from "./asked-facts.ts";
import { questionWordsIn, type WordsInUnits } from "./question-words.ts";
import { relatedHeldIn } from "./related-units.ts";
import { unitPlaces } from "./unit-places.ts";

const general = /^(?:목적|정의|용어(?:의\s?(?:정의|뜻))?|purpose|definitions?|recitals)$/i;

export const noWording = { own: 0, formal: 0, coverage: 0, named: 0, fact: 0, preamble: 0, general: 0 };
export const noFeatures = {
  ...noWording,
  literal: 0,
  meant: 0,
  likeness: 0,
  place: 0,
  placeLikeness: 0,
  related: 0,
  relatedTitle: 0,
  lacksValue: 0,
};
export type UnitFeatures = typeof noFeatures;

const textsOf = rememberedOf(({ units }: Contract) => units.map(({ title, text }) => `${title} ${text}`));
const indexOf = rememberedOf((contract: Contract) => indexTexts(textsOf(contract)));

/** What the wording of each unit shares with the question. */
export function wordingFeatures(contract: Contract, { own, formal, facts, words: letters }: AskedParts) {
  const index = indexOf(contract);
  const ownScores = index.scores(own);
  const formalScores = index.scores(formal);
  const coverage = index.coverage(own.keys());
  return contract.units.map(({ kind, title, text }, at) => ({
    own: ownScores[at] ?? 0,
    formal: formalScores[at] ?? 0,
    coverage: coverage[at] ?? 0,
    named: kind === "article" && titleWords(title).some((word) => letters.includes(word)) ? 1 : 0,
    fact: holdsFact(text, facts) ? 1 : 0,
    preamble: kind === "preamble" || kind === "signature" ? 1 : 0,
    general: general.test(title.trim()) ? 1 : 0,
  }));
}

/** A question, as search reads it, and the words that say what it is about. */
interface Asked {
  readonly question: string;
  readonly parts: AskedParts;
  readonly asked: readonly AskedWord[];
}

/**
 * What the score of each unit is made of: its wording, other words for the question's own, what texts write about them, what
 * its title and its passages are about, and whether it lacks the value that is asked for.
 */
export async function unitFeatures(
  contract: Contract,
  { question, parts, asked }: Asked,
  pause: () => Promise<void>,
): Promise<{ features: UnitFeatures[]; words: WordsInUnits }> {
  const worded = wordingFeatures(contract, parts);
  const texts = textsOf(contract);
  const places = unitPlaces(contract);
  const words = questionWordsIn(question, texts);
  const related = await relatedHeldIn(question, asked, places, pause);
  const titles = contract.units.map(({ title }) => [title]);
  const relatedTitle = await relatedHeldIn(question, asked, titles, pause);
  const features: UnitFeatures[] = [];
  for (const [at, { title, text }] of contract.units.entries()) {
    await pause();
    const best = (of: (place: string) => number) => (places[at] ?? []).reduce((top, one) => Math.max(top, of(one)), 0);
    features.push({
      ...(worded[at] ?? noWording),
      ...words.heldIn(texts[at] ?? ""),
      likeness: conceptLikeness(question, title),
      place: best((place) => {
        const { literal, meant } = words.heldIn(place);
        return literal + meant;
      }),
      placeLikeness: best((place) => conceptLikeness(question, place)),
      related: related[at] ?? 0,
      relatedTitle: relatedTitle[at] ?? 0,
      lacksValue: lacksValueAskedFor(question, text) ? 1 : 0,
    });
  }
  return { features, words };
}

/** The words of a title that say what it is about. */
function titleWords(title: string): string[] {
  return title
    .toLowerCase()
    .split(/[\s,·ㆍ/()]+|(?:와|과|및|의|에)\s/)
    .filter((word) => word.length >= 2 && !tooGeneral.test(word));
}

/** Words of a title that any article may have. */
const generalWords = oneOf`
  계약\S*
  당사자\S*
  기타\S*
  일반\S*
  의무
  권리
  책임
  사항
  방법
  절차
  범위
  조건
  기준
  and
  the
  of
  to
  for
  general
  other
  terms?
  agreement
  part(?:y|ies)
`;
const tooGeneral = new RegExp(`^(?:${generalWords})$`);
