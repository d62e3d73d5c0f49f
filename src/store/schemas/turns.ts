import { z } from "zod";
import { endedSchema, errorRecordSchema, turnStatusSchema } from "#protocol";
import { jsonText } from "../rows.ts";

export const turnRowSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  agent: z.string(),
  status: turnStatusSchema,
  ended: endedSchema.nullable(),
  title: z.string(),
  input: jsonText(z.unknown()),
  error: jsonText(errorRecordSchema).nullable(),
  /** The process that runs it, and when it last said so. */
  owner: z.string(),
  heartbeatAt: z.number(),
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  cost: z.number().nullable(),
  executors: jsonText(z.array(z.string())),
  /** 1: somebody asked for its end. */
  cancelling: z.union([z.literal(0), z.literal(1)]).default(0),
  /** How often it was started; more than once when its process died. */
  attempts: z.number().int().default(1),
  /** 1: it came with an import, and teaches nothing here. */
  imported: z.union([z.literal(0), z.literal(1)]).default(0),
});
