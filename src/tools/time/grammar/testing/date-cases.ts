import { z } from "zod";
import { readAsset } from "#kernel";

/**
 * Questions written by people who had not seen the grammar. An answer is every day that is to be named; null where none
 * can be. Days count from today.
 */
const caseSchema = z.object({
  question: z.string(),
  now: z.string(),
  answer: z.union([
    z.null(),
    z.array(z.string()).min(1),
    z.object({ days: z.number() }),
    z.object({ from: z.string(), to: z.string() }),
  ]),
});
export type DateCase = z.infer<typeof caseSchema>;

export const dateCases: readonly DateCase[] = readAsset("tools/time/grammar/cases.jsonl")
  .trim()
  .split("\n")
  .map((line) => caseSchema.parse(JSON.parse(line)));
