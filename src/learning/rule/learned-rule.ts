import type { OwnWeights } from "#kernel";
import type { Localized, SchemaOf } from "#protocol";
import type { Features } from "../features/vector.ts";
import type { CaseFile, StepCase } from "../read-cases.ts";

/** A case as a learned rule sees it. */
export interface LabelledInput<Input> {
  readonly input: Input;
  readonly labels: readonly string[];
  readonly batch: string | undefined;
  /** How many lines it counts as; a correction counts as several, a further case may count as less than one. */
  readonly weight: number;
}

/** What a decision is learned from, and how its inputs become features. */
export interface LearnedRuleDefinition<Input> {
  /** The step's name, or `step/aspect` where a step decides more than one thing. */
  readonly name: string;
  /** What is decided, in people's words; its name where nobody is shown it. */
  readonly title?: Localized;
  readonly cases: readonly CaseFile[];
  /** What was written for something else and says something about this decision too: learned from, not measured. */
  readonly further?: readonly CaseFile[];
  /** How much of a line a further case counts as; a whole one unless it is said otherwise. */
  readonly furtherCountsAs?: number;
  readonly input: SchemaOf<Input>;
  readonly features: (input: Input) => Features;
  /** Whether a feature counts more the fewer cases have it; chosen by what measures better on lines left out. */
  readonly rareCountsMore?: boolean;
  /** Whether the step compares probabilities with a threshold, and does not only take the likeliest label. */
  readonly needsProbabilities?: boolean;
  /** Whether something else is learned from what it says: then that gives it its weight, and it is not calibrated. */
  readonly isWeighedFurther?: boolean;
  /** The labels that a case's expectation stands for; null for a case that this decision does not learn from. */
  readonly labels: (expect: unknown, input: Input) => readonly string[] | null;
  /** Further lines made from the cases by what must not matter, such as a document that has nothing to do with it. */
  readonly vary?: (cases: readonly LabelledInput<Input>[], random: () => number) => readonly LabelledInput<Input>[];
}

/** A decision that is learned from cases: what choices and tags have in common. */
export interface LearnedRule {
  readonly name: string;
  readonly kind: "choice" | "tags";
  readonly cases: readonly CaseFile[];
  readonly further: readonly CaseFile[];
  /** What is decided, in people's words. */
  readonly title: Localized;
  /** What the decision may be, by label; empty where people do not correct it. */
  readonly values: Readonly<Record<string, DecisionValue>>;
  /** What a decision may be corrected to for an input; empty where nothing would be learned from that. */
  readonly valuesFor: (input: unknown) => readonly LabelledValue[];
  /** The label that an output or an expectation stands for; null where it stands for none. */
  readonly labelOf: (one: StepCase) => string | null;
  /** Whether this decision learns from a case. */
  readonly learnsFrom: (one: StepCase) => boolean;
  /** The rule's answer to a case: whether it is the expected one, and how probable; null for a case that is none of its. */
  readonly answer: (one: StepCase, weights: OwnWeights | undefined) => RuleAnswer | null;
  /** Whether the step compares probabilities with a threshold, and does not only take the likeliest label. */
  readonly needsProbabilities: boolean;
  /** Weights from cases, as bytes. The same cases give the same bytes. */
  readonly train: (cases: readonly WeightedCase[], options?: TrainRuleOptions) => Uint8Array;
}

export interface RuleAnswer {
  readonly right: boolean;
  readonly probability: number;
  /** What the rule answers, and what the case expects. */
  readonly label: string;
  readonly wanted: string;
  /** Whether the answer is all that the step decides here: then the rule may decide it in a model's place. */
  readonly settles: boolean;
}

/** A value that a decision may take: how people call it, and what a case of it expects. */
export interface DecisionValue {
  readonly title: Localized;
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface LabelledValue extends DecisionValue {
  readonly label: string;
}

export interface TrainRuleOptions {
  /** False where only the likeliest label is looked at: that takes a third of the time. */
  readonly calibrated?: boolean;
}

export interface WeightedCase extends StepCase {
  readonly weight?: number | undefined;
}
