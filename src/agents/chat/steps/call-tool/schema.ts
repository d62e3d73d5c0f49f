import { z } from "zod";
import { localizedSchema } from "#protocol";
import { toolResultSchema } from "../../tool-result.ts";

export const callToolInput = z.object({
  question: z.string(),
  /** What the choice of the tool wanted of it, in words. */
  query: z.string(),
  tool: z.object({
    name: z.string(),
    description: localizedSchema,
    /** The JSON schema of its input. */
    schema: z.record(z.string(), z.unknown()),
  }),
  toolResults: z.array(toolResultSchema).default([]),
});
export type CallToolInput = z.infer<typeof callToolInput>;
