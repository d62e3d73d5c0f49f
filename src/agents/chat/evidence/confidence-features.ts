import { lackedWords, lackSigns, shippedLacksBySound } from "./lacked-words.ts";
import { type Asked, featureNames } from "./match-features.ts";
import type { Related } from "./related-cover.ts";
import { sayAnswer } from "./say-answer.ts";
import type { EvidenceStatement } from "./statements.ts";
import { toldLacks } from "./told-lacks.ts";
import type { Cover, SoughtWord } from "./word-cover.ts";

/** A statement's features and what the weights make of them. */
export interface Scored {
  readonly features: readonly number[];
  readonly score: number;
  readonly covers: Readonly<Record<"own" | "above" | "near" | "all", Cover>>;
  readonly related: Related;
  readonly statement: EvidenceStatement;
  readonly statements: readonly EvidenceStatement[];
}

type MatchFeature = (typeof featureNames)[number];

/** Features of the best statement that tell by themselves. */
const ofTheBest = [
  "precision",
  "near",
  "need",
  "unit",
  "likeness",
  "concept",
  "label",
  "lacks",
  "related",
  "related best",
  "related above",
  "related missing",
  "kind",
  "words",
  "all words",
  "all words meant",
  "figure near",
  "figure within",
  "field",
] as const;

/** Statements that an answer tells, and how much less likely than the best they may be. */
const mostTold = 3;
const worthTelling = 0.2;
/** So many words that are missing say as much as more of them. */
const mostMatters = 2;
const mostCircumstances = 3;
/** An association that is half held stands for its word. */
const associationCounts = 2;

/** Words of a Korean question are found by their parts, those of an English one whole: their shares mean different things. */
const hangul = /\p{Script=Hangul}/u;

/** Signs that can only speak against an answer, whatever the questions that weights are trained on suggest. */
export const signsAgainst: ReadonlySet<string> = new Set([
  "unknown matters",
  "unknown other",
  "matters missing",
  "all matters missing",
  "all matter missing",
  "lacks",
  "unit lacks",
  "told unit lacks",
  "reason lacking",
  "cost lacking",
  "another number",
  "thing lacking",
  "count lacking",
  "kind beaten",
  "lack told",
  "lack known",
  "length",
]);

/** Signs that can only speak for an answer. */
export const signsFor: ReadonlySet<string> = new Set([
  "margin",
  "lead",
  "chance",
  "told chance",
  "stands out",
  "words meant",
  "words held",
  "all words held",
  "told words",
  ...ofTheBest.filter((name) => name !== "lacks"),
  "told need",
  "told kind",
  "told field",
]);

/** What tells whether the best statement answers at all, a number for each name. `scored` is best first. */
export function confidenceFeatures(
  asked: Asked,
  words: readonly SoughtWord[],
  scored: readonly Scored[],
): Record<string, number> {
  const [best] = scored;
  if (best === undefined) return {};
  const feature = (name: MatchFeature, { features } = best) => features[featureNames.indexOf(name)] ?? 0;
  const told = statementsTold(scored);
  const mostOf = (name: MatchFeature) => Math.max(...told.map((one) => feature(name, one)));
  return {
    constant: 1,
    ...standing(scored, told),
    ...unknownWords(words),
    ...missingWords(words, best, told),
    ...lackSigns(lackedWords(words, told), shippedLacksBySound),
    ...toldLacks(asked.text, wordsOf(told, asked.text)),
    // A long statement holds words of many questions.
    length: Math.log1p(best.statement.text.length),
    numbers: words.some(({ kind }) => kind === "number") ? 1 : 0,
    ...Object.fromEntries(ofTheBest.map((name) => [name, feature(name)])),
    "told need": mostOf("need"),
    "told field": mostOf("field"),
    "told kind": mostOf("kind"),
    // Another statement tells more of the kinds of things that such questions are answered with.
    "kind beaten": Math.max(...scored.map((one) => feature("kind", one))) - feature("kind"),
    "unit lacks": feature("unit") < 0 ? 1 : 0,
    "told unit lacks": mostOf("unit") < 0 ? 1 : 0,
    "unit asked": feature("unit") === 0 ? 0 : 1,
    "asked in English": hangul.test(asked.text) ? 0 : 1,
  };
}

/** The statements that an answer tells of those that are scored, best first. */
export function statementsTold<One extends { readonly score: number }>(scored: readonly One[]): One[] {
  const best = scored[0]?.score ?? 0;
  return scored.slice(0, mostTold).filter(({ score }) => Math.exp(score - best) >= worthTelling);
}

/** What is told of statements, with the headings they stand below. */
function wordsOf(told: readonly Scored[], question: string): string {
  return told
    .map(({ statement, statements }) =>
      [statement.heading ?? "", ...statement.points, sayAnswer(statement, statements, question).text].join(" "),
    )
    .join(" ");
}

/** How far the best statement stands out among those of its document, whose number differs from document to document. */
function standing(scored: readonly Scored[], told: readonly Scored[]): Record<string, number> {
  const scores = scored.map(({ score }) => score);
  const best = scores[0] ?? 0;
  const chances = scores.map((score) => Math.exp(score - best));
  const mean = sum(scores) / scores.length;
  const deviation = Math.sqrt(sum(scores.map((score) => (score - mean) ** 2)) / scores.length) || 1;
  return {
    score: best,
    margin: best - (scores[1] ?? best),
    lead: best - (scores[Math.min(mostTold, scores.length - 1)] ?? best),
    chance: 1 / sum(chances),
    "told chance": sum(chances.slice(0, told.length)) / sum(chances),
    told: told.length,
    "stands out": (best - mean) / deviation,
    statements: Math.log(scores.length),
  };
}

/** Words of the question that stand nowhere, not even by another word. */
function unknownWords(words: readonly SoughtWord[]): Record<string, number> {
  const unknown = words.filter(({ isLiteral, isMeant }) => !isLiteral && !isMeant);
  return {
    "unknown matters": Math.min(mostMatters, mattersIn(unknown)),
    "unknown circumstances": circumstancesIn(unknown),
    "unknown other": tellingIn(unknown.filter(({ particle }) => particle === "도")),
    "not literal": tellingIn(words.filter(({ isLiteral }) => !isLiteral)) / (tellingIn(words) || 1),
    "tells a story": words.some(({ clausesAfter }) => clausesAfter > 0) ? 1 : 0,
  };
}

/** Words of the question that the best statement holds and lacks, by itself and with all that stands around it. */
function missingWords(
  words: readonly SoughtWord[],
  { covers: { own, all } }: Scored,
  told: readonly Scored[],
): Record<string, number> {
  const total = tellingIn(words);
  const inNone = (where: "own" | "all") =>
    words.filter((word) => told.every(({ covers }) => covers[where].missing.includes(word)));
  const [missing, missingAround] = [inNone("own"), inNone("all")];
  const associated = (word: SoughtWord) =>
    Math.max(...told.map(({ related }) => related.byWord[words.indexOf(word)] ?? 0));
  const matters = (missed: readonly SoughtWord[]) =>
    missed.map((word) => word.matter * (1 - Math.min(1, associationCounts * associated(word))));
  return {
    "words meant": own.meant,
    "words held": total - tellingIn(own.missing),
    "words missing": tellingIn(own.missing),
    "all words held": total - tellingIn(all.missing),
    "told words": total === 0 ? 0 : 1 - tellingIn(missing) / total,
    "matters missing": Math.min(mostMatters, sum(matters(missing))),
    "all matters missing": Math.min(mostMatters, sum(matters(missingAround))),
    "all matter missing": Math.max(0, ...matters(missingAround)),
    "circumstances missing": circumstancesIn(missing),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const tellingIn = (words: readonly SoughtWord[]) => sum(words.map(({ telling }) => telling));
const mattersIn = (words: readonly SoughtWord[]) => sum(words.map(({ matter }) => matter));
/** What is left of nouns that texts need not hold. */
const circumstancesIn = (words: readonly SoughtWord[]) => {
  const nouns = words.filter(({ kind }) => kind === "noun");
  return Math.min(mostCircumstances, tellingIn(nouns) - mattersIn(nouns));
};
