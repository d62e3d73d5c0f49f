import { z } from "zod";
import { localizedSchema } from "../language.ts";
import { defineRoute, doneSchema } from "./route.ts";

/** A value that a decision may take, for people who correct it. */
export const decisionValueSchema = z.object({
  label: z.string(),
  title: localizedSchema,
  /** What a correction to this value sends. */
  expect: z.record(z.string(), z.unknown()),
});
export type DecisionValueResource = z.infer<typeof decisionValueSchema>;

/** A decision of a turn that people may correct. */
export const turnDecisionSchema = z.object({
  /** Its place in the turn's journal. */
  seq: z.number().int(),
  step: z.string(),
  /** What was decided upon, in people's words. */
  title: localizedSchema,
  /** The label of what was decided; null where it is none of the values. */
  chosen: z.string().nullable(),
  /** The label of what a user says it should have been. */
  corrected: z.string().nullable(),
  values: z.array(decisionValueSchema),
});
export type TurnDecision = z.infer<typeof turnDecisionSchema>;

/** A decision that the rule would have taken otherwise than the model did. */
export const disagreementSchema = z.object({
  turnId: z.string(),
  question: z.string(),
  rule: localizedSchema,
  model: localizedSchema,
  corrected: z.boolean(),
  at: z.number(),
});

/** What an installation has taught one of its rules. */
export const learnedStepSchema = z.object({
  step: z.string(),
  /** What it decides, in people's words. */
  title: localizedSchema,
  /** The version in use; 0 for the shipped rule. */
  version: z.number().int(),
  learnedAt: z.number().nullable(),
  /** Decisions of this installation that it can learn from. */
  cases: z.number().int(),
  accuracy: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** From this probability on the rule may decide instead of a model; null where it never may. */
  sureFrom: z.number().nullable(),
  /** The model decides again, since the rule no longer agreed with it. */
  switchedBack: z.boolean(),
  agreement: z.object({ asked: z.number().int(), agreed: z.number().int() }),
  /** Who decided since the rule was learned. */
  decided: z.object({ byRule: z.number().int(), byModel: z.number().int() }),
  saved: z.object({ calls: z.number().int(), seconds: z.number(), usd: z.number().nullable() }),
  /** The latest first. */
  disagreements: z.array(disagreementSchema),
  values: z.array(decisionValueSchema),
});
export type LearnedStep = z.infer<typeof learnedStepSchema>;

export const learningSettingsSchema = z.object({
  /** A rule that is sure enough decides instead of the model. */
  prefer: z.boolean(),
  /** Rules learn once a day by themselves. */
  daily: z.boolean(),
});
export type LearningSettings = z.infer<typeof learningSettingsSchema>;

const learningOverviewSchema = z.object({
  settings: learningSettingsSchema,
  /** The variable of the environment that decides whether rules come first; null where the setting does. */
  preferSetBy: z.string().nullable(),
  /** Why a step went back to its model, the latest first. */
  notices: z.array(z.object({ at: z.number(), text: localizedSchema })),
  steps: z.array(learnedStepSchema),
});
export type LearningOverview = z.infer<typeof learningOverviewSchema>;

const oneStep = z.object({ step: z.string().optional() });

export const learningApi = {
  overview: defineRoute("get", "/api/learning", "What rules have learned here", { answer: learningOverviewSchema }),
  change: defineRoute("patch", "/api/learning", "Whether rules decide first, and whether they learn daily", {
    body: learningSettingsSchema.partial(),
    answer: learningSettingsSchema,
  }),
  learn: defineRoute("post", "/api/learning/learn", "Let rules learn from what models decided and from corrections", {
    body: oneStep,
    answer: z.object({
      learned: z.array(
        z.object({
          step: z.string(),
          cases: z.number().int(),
          /** Null where there are too few cases. */
          accuracy: z.object({ before: z.number(), after: z.number() }).nullable(),
          /** Whether the new weights are better, so that they decide now. */
          taken: z.boolean(),
          /** Whether the rule may decide instead of a model, where it is sure enough. */
          mayDecide: z.boolean(),
        }),
      ),
    }),
  }),
  undo: defineRoute("post", "/api/learning/undo", "Go back to the version of a rule before", {
    body: oneStep,
    answer: z.object({ undone: z.array(z.object({ step: z.string(), undone: z.boolean() })) }),
  }),
  decisions: defineRoute(
    "get",
    "/api/traces/{id}/decisions",
    "The decisions of a turn that can be corrected, with what they may be",
    { answer: z.object({ decisions: z.array(turnDecisionSchema) }) },
  ),
  correct: defineRoute("post", "/api/traces/{id}/corrections", "Say what a decision of a turn should have been", {
    body: z.object({ seq: z.number().int(), expect: z.record(z.string(), z.unknown()) }),
    answer: doneSchema,
  }),
};
