import { z } from "zod";
import { dateQuerySchema } from "#tools/time";
import { attachedDocumentSchema, historyMessageSchema, toolResultSchema, toolRunSchema } from "../../tool-result.ts";
import { noTool } from "../../tools/toolset.ts";
import { absentAsNull } from "../absent-as-null.ts";

/** What is left out is as it is in the first round of a bare turn; cases name only what makes them different. */
export const selectToolInput = z.object({
  question: z.string(),
  history: z.array(historyMessageSchema).default([]),
  summary: z.string().default(""),
  toolHistory: z.array(toolRunSchema).default([]),
  toolResults: z.array(toolResultSchema).default([]),
  documents: z.array(attachedDocumentSchema).default([]),
  /** How many documents may be searched where none is attached. */
  library: z.number().int().default(0),
  /** Documents by name that the question is about and that are there no more. */
  removed: z.array(z.string()).default([]),
  webConfigured: z.boolean().default(true),
  /** What the last judgement of the results wants to be done. */
  nextAction: z.string().nullable().default(null),
  iteration: z.number().int().default(0),
  maxIterations: z.number().int().default(5),
  /** The documents are looked in before anything else is chosen. */
  documentsFirst: z.boolean().default(false),
  /** What the exact words of the question ask of a table of the documents. */
  asksTable: z.boolean().default(false),
  /** The tools that may be chosen beside the chat's own. */
  addedTools: z.array(z.string()).default([]),
});
export type SelectToolInput = z.infer<typeof selectToolInput>;

/** A choice among these tools. */
export function selectToolOutput(names: readonly string[]) {
  return absentAsNull(
    z.object({
      reason: z.string().describe("Why, in one sentence"),
      selected_tool: z.enum([...names, noTool]).describe("The one tool to run next; none when nothing more is needed"),
      query: z
        .string()
        .nullable()
        .describe(
          "What to ask the tool, able to stand alone: short search words, or the question itself; null for none",
        ),
      dates: dateQuerySchema.nullable().describe("For the clock: the days that are asked about; null for other tools"),
      reply: z
        .string()
        .nullable()
        .describe("To a greeting or thanks that need no tool: the whole reply, one or two sentences; else null"),
    }),
  );
}
export type SelectToolOutput = z.infer<ReturnType<typeof selectToolOutput>>;
