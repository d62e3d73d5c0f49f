import { z } from "zod";

export const chooseToolInput = z.object({
  message: z.string(),
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).default([]),
  summary: z.string().default(""),
  /** Papers of the notebook, the latest last. */
  papers: z.array(z.object({ number: z.number().int(), name: z.string(), title: z.string() })).default([]),
  /** Numbers of the papers that were shown last, in that order: what "the first" counts from. */
  shown: z.array(z.number().int()).default([]),
  /** The buttons below the last answer, in their order: what "the second one" may mean. */
  buttons: z.array(z.string()).default([]),
  documents: z.array(z.string()).default([]),
  memory: z.array(z.string()).default([]),
});
export type ChooseToolInput = z.infer<typeof chooseToolInput>;
