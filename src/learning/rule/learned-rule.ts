import type { OwnWeights } from "#kernel";
import type { Localized, SchemaOf } from "#protocol";
import type { Features, TextCache } from "../features/vector.ts";
import type { StepCase } from "../read-cases.ts";
import type { LabelledVector } from "./teach-rule.ts";

/** What a decision is learned from, and how its inputs become features. What it learns from is written in `training/`. */
export interface LearnedRuleDefinition<Input> {
  /** The step's name, or `step/aspect` where a step decides more than one thing. */
  readonly name: string;
  /** What is decided, in people's words; its name where nobody is shown it. */
  readonly title?: Localized;
  readonly input: SchemaOf<Input>;
  readonly features: (input: Input) => Features;
  /** The labels that a case's expectation stands for; null for a case that this decision does not learn from. */
  readonly labels: (expect: unknown, input: Input) => readonly string[] | null;
}

/** A decision that is learned from cases. */
export interface LearnedRule {
  readonly name: string;
  /** What is decided, in people's words. */
  readonly title: Localized;
  /** What the decision may be, by label; empty where people do not correct it. */
  readonly values: Readonly<Record<string, DecisionValue>>;
  /** What a decision may be corrected to for an input; empty where nothing would be learned from that. */
  readonly valuesFor: (input: unknown) => readonly LabelledValue[];
  /** The label that an output or an expectation stands for; null where it stands for none. */
  readonly labelOf: (one: StepCase) => string | null;
  /** The rule's answer to a case: whether it is the expected one, and how probable; null for a case that is none of its. */
  readonly answer: (one: StepCase, weights: OwnWeights | undefined) => RuleAnswer | null;
  /** The cases that this decision learns from, as features with their labels. */
  readonly read: (cases: readonly WeightedCase[], cache?: TextCache) => LabelledVector[];
  /** Weights that take further cases up, as bytes: from the shipped ones, others, or null for none. */
  readonly teach: (cases: readonly WeightedCase[], from?: Uint8Array | null) => Uint8Array;
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

export interface WeightedCase extends StepCase {
  /** How many lines it counts as; a correction counts as several. */
  readonly weight?: number | undefined;
}
