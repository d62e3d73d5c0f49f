import { z } from "zod";
import { jsonText } from "../rows.ts";

/** A part is what the AI SDK says it is; of its many shapes the store knows only that each has a type. */
export const messagePartSchema = z.looseObject({ type: z.string() });

export const messageRowSchema = z.object({
  sessionId: z.string(),
  id: z.string(),
  /** The order in which the messages of a session were written, whatever branch they are on. */
  position: z.number().int(),
  /** The message that it follows; null for a first one. Messages with the same parent are versions of each other. */
  parentId: z.string().nullable().default(null),
  role: z.enum(["user", "assistant"]),
  parts: jsonText(z.array(messagePartSchema)),
  metadata: jsonText(z.record(z.string(), z.unknown()).nullable()),
  /** What a person reads of it, for search and summaries. */
  text: z.string(),
  turnId: z.string().nullable(),
  createdAt: z.number(),
});
