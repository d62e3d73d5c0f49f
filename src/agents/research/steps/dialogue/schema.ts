import { z } from "zod";

const numbered = z.object({
  number: z.number().int(),
  name: z.string(),
  title: z.string(),
  note: z.string().default(""),
  /** The beginning of the abstract. */
  abstract: z.string().default(""),
});

export const dialogueInput = z.object({
  message: z.string(),
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).default([]),
  summary: z.string().default(""),
  /** What the notebook remembers of the user. */
  memory: z.array(z.string()).default([]),
  /** What phase 1 said before it called the tool. */
  words: z.string().default(""),
  tool: z.string(),
  arguments: z.unknown().optional(),
  /** What the tool was asked about: a query, a topic, a title. */
  about: z.string().default(""),
  /** Null when the tool did its work; else what went wrong and what to do. */
  failure: z.string().nullable(),
  /** The landscape that clusters make together. */
  overview: z.string().default(""),
  /** What the tool found, as lines for people. */
  findings: z.array(z.string()).default([]),
  /** What code says below the dialogue in any case. */
  saidBelow: z.string().default(""),
  /** The papers it returned, most relevant first. */
  papers: z.array(numbered).default([]),
  /** How many there are in all; `papers` holds the first of them. */
  total: z.number().int().default(0),
  /** The research document that code wrote; null when none belongs to this tool or writing it failed. */
  document: z
    .object({
      documentId: z.string().default(""),
      title: z.string(),
      version: z.number().int(),
      /** The headings of what was written. */
      sections: z.array(z.string()).default([]),
    })
    .nullable(),
  documentFailure: z.string().nullable().default(null),
});
export type DialogueInput = z.infer<typeof dialogueInput>;
