import type { UIMessage, UIMessageChunk } from "ai";
import { z } from "zod";
import { errorCodeSchema } from "./errors.ts";
import { costSchema, endedSchema, usageSchema } from "./journal.ts";
import { localizedSchema } from "./language.ts";
import { resultPartSchema } from "./results.ts";
import { citationSchema, sourceSchema } from "./sources.ts";
import { groundedSchema, type Statement } from "./statements.ts";

/** What an assistant message says about itself. */
export const messageMetadataSchema = z.object({
  turnId: z.string(),
  agent: z.string(),
  createdAt: z.number(),
  ended: endedSchema.optional(),
  usage: usageSchema.optional(),
  cost: costSchema.optional(),
  /** Which steps ran, and who executed them: a model's id or `rule`. */
  executors: z.record(z.string(), z.string()).optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

/** Where the question stands whether a tool may run: asked, allowed once or always, or refused and why. */
export const approvalStateSchema = z.enum(["asked", "once", "always", "never", "refused", "timeout", "nobody"]);
export type ApprovalState = z.infer<typeof approvalStateSchema>;

/** The typed `data-*` parts of a message. A part with the same id replaces the one before it. */
export const dataPartSchemas = {
  /** A node of the agent's graph was entered or left. */
  node: z.object({ node: z.string(), status: z.enum(["entered", "left"]), round: z.number().int() }),
  /** A step ran, and who executed it. */
  step: z.object({
    step: z.string(),
    status: z.enum(["running", "finished", "fallback", "failed"]),
    executor: z.string().nullable(),
    usage: usageSchema.nullable(),
  }),
  /** A tool was called; `summary` is one line for people. */
  tool: z.object({
    tool: z.string(),
    arguments: z.unknown(),
    status: z.enum(["running", "finished", "failed"]),
    summary: z.string().nullable(),
  }),
  /** A tool waits for leave to run, or waited for it. */
  approval: z.object({
    id: z.string(),
    tool: z.string(),
    title: localizedSchema,
    /** What it would be given. */
    arguments: z.unknown(),
    /** Why it is asked although the tool may be used always: words that the user did not say. */
    caution: localizedSchema.nullable().default(null),
    state: approvalStateSchema,
  }),
  /** Everything the answer may cite. */
  sources: z.object({ sources: z.array(sourceSchema) }),
  /** The citations that stand in the answer, each of which resolves. */
  citations: z.object({ citations: z.array(citationSchema) }),
  /** How the turn ended; `endedLine` says it in one line. */
  ended: z.object({
    ended: endedSchema,
    /** Who wrote the answer: `rule`, a model's id, or null when nobody did. */
    executor: z.string().nullable(),
    /** The answer breaks off where the model stopped. */
    partial: z.boolean(),
    /** Why a model did not do its part: one cause, one reason, however many steps it touched. */
    reasons: z.array(
      z.object({
        code: errorCodeSchema,
        model: z.string(),
        steps: z.array(z.string()),
        message: localizedSchema,
        hint: localizedSchema.nullable(),
      }),
    ),
  }),
  /** The answer's sentences, each with what it stands on. */
  statements: groundedSchema,
  /** Something the user must know at this place of the answer. */
  notice: z.object({
    kind: z.enum(["rules", "fallback", "limit", "budget", "not-configured", "struck", "removed", "error", "info"]),
    text: localizedSchema,
  }),
  /** A structured result that the agent's page knows how to show; `resultsOf` reads it by agent and kind. */
  result: resultPartSchema,
  /** The text is complete and the session takes the next message; what follows may still add to this one. Never stored. */
  answered: z.object({}),
} as const;
export type DataParts = { [Name in keyof typeof dataPartSchemas]: z.infer<(typeof dataPartSchemas)[Name]> };

/** One message type serves server and browser. */
export type JihwiMessage = UIMessage<MessageMetadata, DataParts>;
export type JihwiChunk = UIMessageChunk<MessageMetadata, DataParts>;

/** The text a person reads in a message. */
export function textOf(message: Pick<JihwiMessage, "parts">): string {
  return message.parts
    .filter((part) => part.type === "text")
    .map((part) => part.text)
    .join("\n\n");
}

type CorrectedStatement = Pick<Statement, "text" | "start" | "end"> & {
  readonly correction: { readonly text: string } | null;
};

/** An answer with each statement that has a correction replaced by it: what history, summaries, search and exports hold. */
export function correctedText(answer: string, statements: readonly CorrectedStatement[]): string {
  let text = answer;
  for (const { text: said, start, end, correction } of statements.toSorted((one, other) => other.start - one.start)) {
    if (correction === null) continue;
    // Other words of the same message may stand before the answer that the places were counted in.
    const at = answer.slice(start, end) === said ? start : answer.indexOf(said);
    if (at !== -1) text = text.slice(0, at) + correction.text + text.slice(at + said.length);
  }
  return text;
}
