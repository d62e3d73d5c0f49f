import { type Asked, featureNames } from "./match-features.ts";
import type { Cover, SoughtWord } from "./word-cover.ts";

/** A statement's features and what the weights make of them. */
export interface Scored {
  readonly features: readonly number[];
  readonly score: number;
  readonly covers: Readonly<Record<"own" | "above" | "near" | "all", Cover>>;
}

export interface MatchDoubt {
  readonly asked: Asked;
  readonly words: readonly SoughtWord[];
  /** Best first. */
  readonly scored: readonly Scored[];
  /** Labels of the question, and those of them that stand nowhere. */
  readonly labels: number;
  readonly missingLabels: number;
  /** Whether a term stands anywhere in what was searched. */
  readonly known: (term: string) => boolean;
  readonly telling: (term: string) => number;
}

/** Features of the best statement that tell by themselves. */
const ofTheBest = [
  "morphemes",
  "precision",
  "near",
  "need",
  "figures",
  "row",
  "allowed",
  "definition",
  "concept above",
  "unit",
  "likeness",
  "likeness above",
] as const satisfies readonly (typeof featureNames)[number][];

/** Needs that are answered more or less often than others. */
const askedNeeds = ["money", "clock", "length", "date", "place", "person"];

/** Statements that an answer tells, and how much less likely than the best they may be. */
const mostTold = 3;
const worthTelling = 0.2;
/** What a question is about is marked by these; 도 asks whether something holds for yet another thing. */
const topicParticles = new Set(["은", "는", "도", "이", "가", "을", "를", "ㄴ"]);
/** Two words that stand nowhere say as much as more of them. */
const mostUnknown = 2;

/** Words of a Korean question are found by their parts, those of an English one whole: their shares mean different things. */
const hangul = /\p{Script=Hangul}/u;

/** What tells whether the best statement answers at all, a number for each name. */
export function confidenceFeatures(doubt: MatchDoubt): Record<string, number> {
  const { asked, scored, words, labels, missingLabels } = doubt;
  const [best, second] = scored;
  if (best === undefined) return {};
  const chances = scored.map(({ score }) => Math.exp(score - best.score));
  const allChances = chances.reduce((sum, chance) => sum + chance, 0);
  const toldChances = chances.slice(0, mostTold).filter((chance) => chance >= worthTelling);
  const feature = (name: (typeof featureNames)[number]) => best.features[featureNames.indexOf(name)] ?? 0;
  const { own, above, all } = best.covers;
  return {
    constant: 1,
    score: best.score,
    margin: second === undefined ? 0 : best.score - second.score,
    chance: 1 / allChances,
    "told chance": toldChances.reduce((sum, chance) => sum + chance, 0) / allChances,
    ...unknownWords(words),
    "unknown pairs": unknownPairs(doubt),
    "words literal": own.literal,
    "words meant": own.meant,
    nouns: own.nouns,
    "words above": above.literal + above.meant,
    "all words literal": all.literal,
    "all words meant": all.meant,
    "all nouns": all.nouns,
    "most words": Math.max(...scored.map(({ covers }) => covers.all.literal + covers.all.meant)),
    "missing labels": missingLabels,
    labels: Math.min(1, labels),
    ...Object.fromEntries(ofTheBest.map((name) => [name, feature(name)])),
    "unit asked": feature("unit") === 0 ? 0 : 1,
    ...Object.fromEntries(askedNeeds.map((name) => [`asks ${name}`, asked.need?.name === name ? 1 : 0])),
    "asks nothing known": asked.need === null ? 1 : 0,
    "asked in English": hangul.test(asked.text) ? 0 : 1,
  };
}

/** Words of the question that stand nowhere, not even by another word: the strongest sign that nothing answers. */
function unknownWords(words: readonly SoughtWord[]): Record<string, number> {
  const unknown = words.filter(({ isLiteral, isMeant }) => !isLiteral && !isMeant);
  const nouns = unknown.filter(({ kind }) => kind === "noun");
  const total = tellingIn(words) || 1;
  const capped = (some: readonly SoughtWord[]) => Math.min(mostUnknown, tellingIn(some));
  return {
    unknown: tellingIn(unknown),
    "most telling unknown": Math.max(0, ...unknown.map(({ telling }) => telling)),
    "unknown in the asking clause": capped(nouns.filter(({ clausesAfter }) => clausesAfter === 0)),
    "unknown topics": capped(nouns.filter(({ particle }) => topicParticles.has(particle))),
    "asks for another": words.some(({ particle }) => particle === "도") ? 1 : 0,
    "unknown other": tellingIn(unknown.filter(({ particle }) => particle === "도")),
    "unknown with synonyms": capped(nouns.filter(({ hasSynonyms }) => hasSynonyms)),
    "unknown to the lexicon": capped(nouns.filter(({ hasSynonyms }) => !hasSynonyms)),
    "siblings known": Math.min(1, tellingIn(unknown.filter(({ hasSibling }) => hasSibling))),
    "not literal": tellingIn(words.filter(({ isLiteral }) => !isLiteral)) / total,
    "tells a story": words.some(({ clausesAfter }) => clausesAfter > 0) ? 1 : 0,
  };
}

const tellingIn = (words: readonly SoughtWord[]) => words.reduce((sum, { telling }) => sum + telling, 0);

/** The share of the question's letter pairs that stand nowhere. */
function unknownPairs({ asked, known, telling }: MatchDoubt): number {
  const pairs = [...asked.terms.content].filter((term) => term[0] === "b");
  const sum = (terms: readonly string[]) => terms.reduce((total, term) => total + telling(term), 0);
  return sum(pairs.filter((term) => !known(term))) / (sum(pairs) || 1);
}
