import { oneOf } from "#language";
import { indexTexts, type TermIndex } from "#search";
import type { Contract, Unit } from "../contract.ts";
import { type AskedParts, readQuestion } from "./asked.ts";
import { holdsFact } from "./asked-facts.ts";

/** How far a unit may be taken for an answer: it settles the question, it is near, or it is about something else. */
export type Fit = "settles" | "near" | "far";

export interface RankedUnit {
  readonly unit: Unit;
  readonly score: number;
  readonly fit: Fit;
  /** How near the unit is by its score alone, whatever kind of question it is. */
  readonly closeness: Fit;
}

/** Measured on questions over contracts that were left out; see docs/concepts.md. */
const weights = { own: 0.7, formal: 1.35, fact: 1.3, preamble: -4, general: -3 } as const;

/** Calibrated by score alone. A question in the contract's own words needs no score: its words stand there. */
const settles = { score: 3, coverage: 0.4 } as const;
const near = 1;

/**
 * Logistic regression over questions that contracts answer and questions on which they are silent, fourteen contracts and
 * more with each left out in turn; see docs/concepts.md. Longer questions have more words to be found, and those that ask
 * for a sum or a date are answered more often.
 */
const answering = {
  constant: -5.478,
  score: 0.438,
  formal: -0.405,
  own: -0.456,
  coverage: 7.318,
  fact: 0.555,
  terms: 2.052,
  asksForFact: 1.128,
} as const;
const leastAnswering = -0.1;

const general = /^(?:목적|정의|용어(?:의\s?(?:정의|뜻))?|purpose|definitions?|recitals)$/i;

/** Who the parties are and when they agreed stands above the first article. */
const asksForOpening =
  /당사자|갑[은이의]|을[은이의]\s?누구|누구(?:와|랑|하고)|체결(?:일|한\s?날)|계약\s?(?:일자|날짜)|\b(?:part(?:y|ies)|date of (?:the|this)|effective)\b/i;

const indexes = new WeakMap<Contract, TermIndex>();

/** The units of a contract, best first: the question's own words, the formal words of its concepts, and the facts it asks for. */
export function rankUnits(contract: Contract, question: string): RankedUnit[] {
  const asked = readQuestion(question);
  const features = unitFeatures(contract, asked);
  const opening = asksForOpening.test(question) ? -weights.preamble / 2 : weights.preamble;
  const scores = features.map(
    (each) =>
      weights.own * each.own +
      weights.formal * each.formal +
      weights.fact * each.fact +
      opening * each.preamble +
      weights.general * each.general,
  );
  return contract.units
    .map((unit, at) => {
      const score = scores[at] ?? 0;
      const each = features[at] ?? absent;
      const closeness = closenessOf(score, each);
      return { unit, score, closeness, fit: fitOf(score, each, asked, closeness) };
    })
    .sort((a, z) => z.score - a.score || a.unit.start - z.unit.start);
}

function closenessOf(score: number, { coverage, named }: UnitFeatures): Fit {
  if (score >= settles.score || coverage >= settles.coverage || named) return "settles";
  return score >= near ? "near" : "far";
}

function fitOf(score: number, each: UnitFeatures, { own, facts }: AskedParts, closeness: Fit): Fit {
  if (each.named || each.coverage >= settles.coverage) return "settles";
  const sum =
    answering.constant +
    answering.score * score +
    answering.formal * each.formal +
    answering.own * each.own +
    answering.coverage * each.coverage +
    answering.fact * each.fact +
    answering.terms * Math.log1p(own.size) +
    (facts.length > 0 ? answering.asksForFact : 0);
  if (sum >= leastAnswering) return "settles";
  return closeness === "far" ? "far" : "near";
}

type UnitFeatures = ReturnType<typeof unitFeatures>[number];

const absent: UnitFeatures = { own: 0, formal: 0, coverage: 0, named: false, fact: 0, preamble: 0, general: 0 };

/** What the score of each unit is made of. */
export function unitFeatures(contract: Contract, { own, formal, facts, words }: AskedParts) {
  const index = indexes.get(contract) ?? indexTexts(contract.units.map(({ title, text }) => `${title} ${text}`));
  indexes.set(contract, index);
  const ownScores = index.scores(own);
  const formalScores = index.scores(formal);
  const coverage = index.coverage(own.keys());
  return contract.units.map(({ kind, title, text }, at) => ({
    own: ownScores[at] ?? 0,
    formal: formalScores[at] ?? 0,
    coverage: coverage[at] ?? 0,
    named: kind === "article" && titleWords(title).some((word) => words.includes(word)),
    fact: holdsFact(text, facts) ? 1 : 0,
    preamble: kind === "preamble" || kind === "signature" ? 1 : 0,
    general: general.test(title.trim()) ? 1 : 0,
  }));
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
