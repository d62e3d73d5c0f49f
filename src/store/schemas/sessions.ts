import { z } from "zod";
import { languageSchema } from "#protocol";
import { jsonText } from "../rows.ts";

export const sessionRowSchema = z.object({
  id: z.string(),
  agent: z.string(),
  title: z.string(),
  /** The rolling summary of what no longer fits into a prompt. */
  summary: z.string().nullable(),
  language: languageSchema.nullable(),
  settings: jsonText(z.record(z.string(), z.unknown())),
  pinned: z.union([z.literal(0), z.literal(1)]).default(0),
  folder: z.string().nullable().default(null),
  /** The newest message of the branch that is shown; null before the first message. */
  leafId: z.string().nullable().default(null),
  createdAt: z.number(),
  updatedAt: z.number(),
});
