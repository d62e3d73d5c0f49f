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
}

/** Measured on questions over contracts that were left out; see docs/concepts.md. */
const weights = { own: 0.7, formal: 1.35, fact: 1.3, preamble: -4, general: -3 } as const;

/**
 * Calibrated on questions that contracts answer and questions on which they are silent. A question in the contract's own
 * words needs no score: its words stand there.
 */
const settles = { score: 3, coverage: 0.4 } as const;
const near = 1;

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
    .map((unit, at) => ({ unit, score: scores[at] ?? 0, fit: fitOf(scores[at] ?? 0, features[at] ?? unnamed) }))
    .sort((a, z) => z.score - a.score || a.unit.start - z.unit.start);
}

function fitOf(score: number, { coverage, named }: { coverage: number; named: boolean }): Fit {
  if (score >= settles.score || coverage >= settles.coverage || named) return "settles";
  return score >= near ? "near" : "far";
}

const unnamed = { coverage: 0, named: false } as const;

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
