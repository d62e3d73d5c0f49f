import type { OwnWeights } from "#kernel";
import type { StepCase } from "../read-cases.ts";
import type { LearnedRule, RuleAnswer } from "../rule/learned-rule.ts";
import { shippedWeights } from "../rule/read-weights.ts";

/** A decision of this installation: a model took it, or a user put it right. */
export interface OwnCase extends StepCase {
  readonly corrected: boolean;
  /** Whether the weights in use were made before it, so that they can be measured by it. */
  readonly fresh: boolean;
}

/** What a rule would gain from an installation's own cases. */
export interface Lesson {
  readonly cases: number;
  /**
   * The share of the installation's decisions that the rule takes likewise: with the weights in use, and with new ones.
   * Null where there is too little to learn from.
   */
  readonly accuracy: { readonly before: number; readonly after: number } | null;
  /** From this probability on the rule agrees as promised, with the better weights; null where it never does. */
  readonly sureFrom: number | null;
  /** Null when the new weights are no better. */
  readonly weights: Uint8Array | null;
}

/** How many of the installation's decisions one that a user put right counts as. */
const correctionWeight = 2;
/** With fewer decisions of an installation nothing is learned. */
export const fewestOwnCases = 20;
const folds = 3;
export const promisedAgreement = 0.98;

/** Teaches the shipped weights the installation's own cases, measured on own cases that were left out. */
export function learnFrom(
  rule: LearnedRule,
  jihwi: readonly OwnCase[],
  current: OwnWeights | undefined,
  shipped: Uint8Array | null = shippedWeights(rule),
): Lesson {
  const known = jihwi.filter((one) => rule.answer(one, current) !== null);
  const cases = known.length;
  if (cases < fewestOwnCases) return { cases, accuracy: null, sureFrom: null, weights: null };
  const fresh = known.filter((one) => one.fresh);
  const measured = fresh.length >= fewestOwnCases ? fresh : known;
  const train = (own: readonly OwnCase[]) => rule.teach(own.map(weighted), shipped);
  const answers = Array.from({ length: folds }, (_, fold) => {
    const weights = train(known.filter((_one, at) => at % folds !== fold));
    return known.flatMap((one, at) =>
      at % folds === fold && measured.includes(one) ? (rule.answer(one, () => weights) ?? []) : [],
    );
  }).flat();
  const answersNow = (own: readonly OwnCase[]) => own.flatMap((one) => rule.answer(one, current) ?? []);
  const accuracy = { before: share(answersNow(measured)), after: share(answers) };
  if (accuracy.after > accuracy.before) return { cases, accuracy, sureFrom: sureFrom(answers), weights: train(known) };
  return { cases, accuracy, sureFrom: sureFrom(answersNow(fresh)), weights: null };
}

function weighted(one: OwnCase) {
  return { ...one, batch: "installation", weight: one.corrected ? correctionWeight : 1 };
}

function share(answers: readonly RuleAnswer[]): number {
  return answers.length === 0 ? 0 : answers.filter(({ right }) => right).length / answers.length;
}

/** The lowest probability above which answers that settle their step were right as often as promised. */
function sureFrom(answers: readonly RuleAnswer[]): number | null {
  const sorted = answers.filter(({ settles }) => settles).toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let lowest: number | null = null;
  for (const [at, answer] of sorted.entries()) {
    if (answer.right) right += 1;
    const count = at + 1;
    if (count >= fewestOwnCases && right / count >= promisedAgreement) lowest = answer.probability;
  }
  return lowest;
}
