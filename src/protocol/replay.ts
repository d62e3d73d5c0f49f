import { z } from "zod";
import { errorRecordSchema } from "./errors.ts";
import { costSchema, usageSchema } from "./journal.ts";
import { languageSchema } from "./language.ts";

/** A place in an output where the second run differs from the first. */
const differenceSchema = z.object({
  /** `selected_tool`, `calls.0.arguments`; empty for the whole output. */
  path: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type Difference = z.infer<typeof differenceSchema>;

/** A step of a past turn that was run again with the input it had then. */
export const replayedStepSchema = z.object({
  seq: z.number().int(),
  step: z.string(),
  before: z.object({ executor: z.string().nullable(), output: z.unknown() }),
  after: z.object({
    executor: z.string().nullable(),
    /** The model that was asked, when the rule had to take over from it. */
    fallbackFrom: z.string().nullable(),
    output: z.unknown(),
    /** Why there is no output, or why the rule took over. */
    error: errorRecordSchema.nullable(),
    usage: usageSchema.nullable(),
    cost: costSchema,
    ms: z.number(),
  }),
  differences: z.array(differenceSchema),
});
export type ReplayedStep = z.infer<typeof replayedStepSchema>;

export const replayRequestSchema = z.object({
  /** A model's written name, or `rules`. */
  model: z.string().min(1).max(200),
  /** The language of the prompts; that of the turn when left out. */
  language: languageSchema.optional(),
  /** One step of the turn; all of them when left out. */
  seq: z.number().int().optional(),
});
export type ReplayRequest = z.infer<typeof replayRequestSchema>;
