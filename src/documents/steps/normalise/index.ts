import { defineStep } from "#kernel";
import { compactText } from "../../compact-text.ts";
import { normalisePrompt } from "./prompt.ts";
import { normaliseRule } from "./rule.ts";
import { type NormaliseInput, type NormaliseOutput, normaliseInputSchema, normaliseOutputSchema } from "./schema.ts";

/** How many of the page's characters a model may change. */
const mendable = 0.05;

/** Makes a page's text plain. The rule is the default; a model can also mend spacing, and is held to the page's words. */
export const normalise = defineStep<NormaliseInput, NormaliseOutput>({
  name: "documents.normalise",
  role: "normalise",
  input: normaliseInputSchema,
  output: normaliseOutputSchema,
  prompt: normalisePrompt,
  rule: normaliseRule,
  temperature: 0,
  check: ({ text }, input) => {
    const changed = countChanges(compactText(input.text).letters, compactText(text).letters);
    const most = Math.max(10, input.text.length * mendable);
    return changed <= most
      ? null
      : "The text must keep the page's words; only spacing and garbled characters may change.";
  },
});

/** How many triples of letters one text has and the other lacks: cheap, and blind to nothing that matters here. */
function countChanges(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 <= before.length; at++) bump(counts, before.slice(at, at + 3), 1);
  for (let at = 0; at + 3 <= after.length; at++) bump(counts, after.slice(at, at + 3), -1);
  let changes = 0;
  for (const count of counts.values()) changes += Math.abs(count);
  return changes / 3;
}

function bump(counts: Map<string, number>, key: string, by: number): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}
