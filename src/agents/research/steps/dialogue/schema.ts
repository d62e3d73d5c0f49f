import { z } from "zod";
import { toolNameSchema } from "../../tools/tool-names.ts";

const numbered = z.object({
  number: z.number().int(),
  name: z.string(),
  title: z.string(),
  note: z.string().default(""),
});

export const dialogueInput = z.object({
  message: z.string(),
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).default([]),
  tool: toolNameSchema,
  /** What the tool was asked about: a query, a topic, a title. */
  about: z.string().default(""),
  /** Null when the tool did its work; else what went wrong and what to do. */
  failure: z.string().nullable(),
  /** What the tool found, as lines for people. */
  findings: z.array(z.string()).default([]),
  /** The papers it returned, most relevant first. */
  papers: z.array(numbered).default([]),
  /** How many there are in all; `papers` holds the first of them. */
  total: z.number().int().default(0),
  /** The research document that code wrote; null when none belongs to this tool or writing it failed. */
  document: z.object({ title: z.string(), version: z.number().int() }).nullable(),
  documentFailure: z.string().nullable().default(null),
});
export type DialogueInput = z.infer<typeof dialogueInput>;
