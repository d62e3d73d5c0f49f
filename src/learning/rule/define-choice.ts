import { z } from "zod";
import type { OwnWeights } from "#kernel";
import { letterRunsOf } from "#language";
import type { Localized } from "#protocol";
import { countedText } from "../features/text-pieces.ts";
import { vectorOf } from "../features/vector.ts";
import { scoresOf, toProbabilities } from "../weights.ts";
import type { DecisionValue, LearnedRule, LearnedRuleDefinition } from "./learned-rule.ts";
import { learningOf } from "./read-labelled.ts";
import { readWeights } from "./read-weights.ts";
import { registerRule } from "./rules.ts";

/** One label of several, with how sure it is and why. */
export interface Decision {
  readonly label: string;
  /** Calibrated: of decisions with 0.8, four of five are right. */
  readonly probability: number;
  /** Too little speaks for any label; the step says so instead of guessing silently. */
  readonly unsure: boolean;
  /** Every label, the likeliest first. */
  readonly ranked: readonly { readonly label: string; readonly probability: number }[];
  /** The words that weighed most, in the order of the text. */
  readonly words: readonly string[];
}

export interface DecideOptions {
  readonly weights?: OwnWeights | undefined;
  /** The labels that are possible here; all of them unless it is said otherwise. */
  readonly among?: (label: string) => boolean;
}

export interface LearnedChoice<Input> extends LearnedRule {
  readonly decide: (input: Input, options?: DecideOptions) => Decision;
}

export interface LearnedChoiceDefinition<Input> extends Omit<LearnedRuleDefinition<Input>, "labels"> {
  /** The label that a case's expectation stands for; null for a case that this decision does not learn from. */
  readonly label: (expect: unknown, input: Input) => string | null;
  /** What the decision may be, by label, for people who correct it. */
  readonly values?: Readonly<Record<string, DecisionValue>>;
  /** Whether a label is possible for an input: no document is searched where none is attached. */
  readonly possible?: (label: string, input: Input) => boolean;
  /**
   * Whether a label settles all that comes of the step's output for an input. Where more comes of it, such as a text or the
   * arguments of a call, rule and model may agree in the label and still do different things. Nothing is settled unless it is said.
   */
  readonly settles?: (label: string, input: Input) => boolean;
  /** A decision less probable than this is unsure. */
  readonly unsureBelow?: number;
}

const usualUnsureBelow = 0.4;

/** Declares a decision for one of several labels, learned from cases. */
export function defineLearnedChoice<Input>(given: LearnedChoiceDefinition<Input>): LearnedChoice<Input> {
  const definition: LearnedRuleDefinition<Input> = {
    ...given,
    labels: (expect, input) => {
      const label = labelOrNull(given, expect, input);
      return label === null ? null : [label];
    },
  };
  const rank = (input: Input, { weights: own, among = () => true }: DecideOptions) => {
    const weights = readWeights(rule, own);
    const features = given.features(input);
    const probabilities = scoresOf(weights, vectorOf(features));
    for (const [at, label] of weights.labels.entries())
      if (!among(label) || given.possible?.(label, input) === false) probabilities[at] = Number.NEGATIVE_INFINITY;
    toProbabilities(probabilities, weights);
    const ranked = weights.labels
      .map((label, at) => ({ label, probability: probabilities[at] ?? 0 }))
      .sort((a, b) => b.probability - a.probability);
    const [best = { label: "", probability: 0 }] = ranked;
    return { weights, features, ranked, best };
  };
  const rule: LearnedChoice<Input> = {
    name: given.name,
    title: given.title ?? { ko: given.name, en: given.name },
    values: given.values ?? {},
    valuesFor(input) {
      const parsed = z.safeParse(given.input, input);
      if (!parsed.success) return [];
      return Object.entries(given.values ?? {}).flatMap(([label, value]) => {
        const isPossible = given.possible?.(label, parsed.data) !== false;
        return isPossible && labelOrNull(given, value.expect, parsed.data) !== null ? [{ label, ...value }] : [];
      });
    },
    labelOf({ input, expect }) {
      const parsed = z.safeParse(given.input, input);
      return parsed.success ? labelOrNull(given, expect, parsed.data) : null;
    },
    answer(one, own) {
      const parsed = z.safeParse(given.input, one.input);
      if (!parsed.success) return null;
      const wanted = labelOrNull(given, one.expect, parsed.data);
      if (wanted === null) return null;
      const { label, probability } = rank(parsed.data, { weights: own }).best;
      const settles = given.settles?.(label, parsed.data) ?? false;
      return { right: label === wanted, probability, label, wanted, settles };
    },
    ...learningOf(definition),
    decide(input, options = {}) {
      const { weights, features, ranked, best } = rank(input, options);
      const [label = 0, next] = ranked.slice(0, 2).map((one) => weights.labels.indexOf(one.label));
      const [name, text] = Object.entries(features.texts)[0] ?? ["", ""];
      const sureness = (changed: string) => {
        const texts = { ...features.texts, [name]: changed };
        const scores = scoresOf(weights, vectorOf({ ...features, texts }));
        return (scores[label] ?? 0) - (next === undefined ? 0 : (scores[next] ?? 0));
      };
      const unsure = best.probability < (given.unsureBelow ?? usualUnsureBelow);
      return { ...best, unsure, ranked, words: heaviestWords(text, sureness) };
    },
  };
  return registerRule(rule);
}

/** An expectation in another form, such as one that a user wrote, is none to learn from. */
function labelOrNull<Input>(given: LearnedChoiceDefinition<Input>, expect: unknown, input: Input): string | null {
  try {
    return given.label(expect, input);
  } catch (thrown) {
    if (thrown instanceof z.ZodError) return null;
    throw thrown;
  }
}

const mostWords = 3;
/** A word that weighs less than this share of the heaviest is not worth naming. */
const leastShare = 0.25;
/** Each word costs a reading of the text: of a long one, not all are tried. */
const mostTried = 24;

/** The words of a text without which a decision would be the least sure, in the order of the text. */
function heaviestWords(given: string, sureness: (text: string) => number): string[] {
  const text = countedText(given);
  const whole = sureness(text);
  const words = [...new Set(letterRunsOf(text))].slice(0, mostTried);
  const weighed = words.map((word) => ({ word, weight: whole - sureness(text.replaceAll(word, " ")) }));
  const heaviest = weighed.toSorted((one, other) => other.weight - one.weight).slice(0, mostWords);
  const least = Math.max(0, (heaviest[0]?.weight ?? 0) * leastShare);
  return weighed.filter((one) => heaviest.includes(one) && one.weight > least).map(({ word }) => word);
}

/** Why a learned rule decided as it did, in plain words: the words that weighed most, and how sure it is. */
export const asCorrected: Localized = { ko: "고쳐 주신 대로 정했습니다.", en: "Decided as you corrected it." };

export function explainDecision({ words, probability, unsure }: Decision): Localized {
  const percent = Math.round(probability * 100);
  const named = words.map((word) => `“${word}”`).join(", ");
  return {
    ko: `${named === "" ? "질문의 모양" : `${named} 같은 말`}을 보고 골랐습니다(${unsure ? "확실하지 않음, " : ""}${percent}%).`,
    en: `Chosen by ${named === "" ? "the shape of the question" : `words such as ${named}`} (${unsure ? "not sure, " : ""}${percent}%).`,
  };
}
