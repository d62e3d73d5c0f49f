import { z } from "zod";
import { errorRecordSchema } from "./errors.ts";
import { localizedSchema } from "./language.ts";

/** Tokens of one or more model calls. Null: the provider did not say. */
export const usageSchema = z.object({ inputTokens: z.number().nullable(), outputTokens: z.number().nullable() });
export type Usage = z.infer<typeof usageSchema>;

/** Money in US dollars. Null: the price of the model is unknown, which is not the same as nothing. */
export const costSchema = z.number().nullable();

/**
 * What a row of a journal is about: a node of the flow, a step, a tool, an effect that happens once, words said, something
 * shown, a notice, how the turn ended, the check of the invariants. Journals of the first version have `guarantee` there.
 */
export const journalKindSchema = z.enum([
  "node",
  "step",
  "tool",
  "effect",
  "say",
  "show",
  "notice",
  "ended",
  "invariant",
  "guarantee",
]);
export type JournalKind = z.infer<typeof journalKindSchema>;

/**
 * One row of a journal. `key` identifies the work itself (kind, name, input, and how often the same came before), so that a
 * run that is resumed finds what it has already done. `seq` is the order in which rows were begun.
 */
export const journalEntrySchema = z.object({
  turnId: z.string(),
  seq: z.number().int(),
  key: z.string(),
  kind: journalKindSchema,
  name: z.string(),
  status: z.enum(["finished", "failed"]),
  input: z.unknown(),
  output: z.unknown(),
  /** The words that a reader of the turn sees of it: a text that was written for him, the one line about a tool. */
  shown: z.string().nullable().default(null),
  /** The messages a model was shown; null when a rule answered or nothing was asked. */
  prompt: z.unknown(),
  promptHash: z.string().nullable(),
  /** `rule`, a model's id, or null for nodes and tools. */
  executor: z.string().nullable(),
  /** The model that was asked first, when the rule had to take over from it. */
  fallbackFrom: z.string().nullable(),
  /** Why code had the rule decide, where it knew the outcome and asked no model. */
  reason: localizedSchema.nullable().default(null),
  attempts: z.number().int(),
  usage: usageSchema.nullable(),
  cost: costSchema,
  /** What the model thought before it spoke, where its provider tells; journals of before have none. */
  reasoning: z.string().nullish(),
  startedAt: z.number(),
  endedAt: z.number(),
  error: errorRecordSchema.nullable(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const turnStatusSchema = z.enum(["running", "finished", "failed", "cancelled", "interrupted"]);
export type TurnStatus = z.infer<typeof turnStatusSchema>;

/** How a turn came to its end. */
export const endedSchema = z.enum(["answered", "limit", "budget", "fallback", "partial", "cancelled", "error"]);
export type Ended = z.infer<typeof endedSchema>;

/** A turn as lists and pages show it. */
export const turnSummarySchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  agent: z.string(),
  status: turnStatusSchema,
  ended: endedSchema.nullable(),
  title: z.string(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  usage: usageSchema,
  cost: costSchema,
  /** Distinct executors that took part: `rule` and model ids. */
  executors: z.array(z.string()),
});
export type TurnSummary = z.infer<typeof turnSummarySchema>;

/** What a user thinks of an answer; its steps become evaluation cases. */
export const verdictSchema = z.enum(["good", "bad"]);
export type AnswerVerdict = z.infer<typeof verdictSchema>;

/** A turn with its journal: what users know as its trace (기록). */
export const traceSchema = turnSummarySchema.extend({
  input: z.unknown(),
  error: errorRecordSchema.nullable(),
  /** What the user said of the answer, if anything. */
  verdict: verdictSchema.nullable(),
  entries: z.array(journalEntrySchema),
});
export type Trace = z.infer<typeof traceSchema>;
