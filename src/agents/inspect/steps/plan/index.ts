import { z } from "zod";
import { orderPlan, toPlan } from "#inspection";
import { defineStep } from "#kernel";
import { JihwiError } from "#protocol";
import { planPrompt } from "./prompt.ts";
import { planRule } from "./rule.ts";
import { type PlanInput, type PlanOutput, planInputSchema, planOutputSchema } from "./schema.ts";

/** Proposes a plan for a goal. Code checks it: known algorithms, no cycles, nothing twice. */
export const planStep = defineStep({
  name: "inspect.plan",
  role: "plan",
  input: planInputSchema,
  output: planOutputSchema,
  prompt: planPrompt,
  rule: planRule,
  temperature: 0,
  check: checkPlan,
  agree: sameChecks,
});

const expectation = z.object({ algorithms: z.array(z.string()) });

/** A case names the checks that a goal asks for, in any order. */
function sameChecks(output: unknown, expect: unknown): boolean {
  const got = planOutputSchema.parse(output).steps.map((step) => step.algorithm_name);
  const wanted = expectation.parse(expect).algorithms;
  return got.length === wanted.length && wanted.every((name) => got.includes(name));
}

function checkPlan(output: PlanOutput, { available }: PlanInput): string | null {
  const known = new Set(available.map(({ name }) => name));
  const names = output.steps.map((step) => step.algorithm_name);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return `there is no algorithm ${unknown}; known are ${[...known].join(", ")}`;
  if (new Set(names).size < names.length) return "an algorithm may appear only once";
  // Nothing serves the goal: that is an answer, and nothing is run.
  if (output.steps.length === 0) return null;
  try {
    orderPlan(toPlan(output, new Date(0)));
    return null;
  } catch (thrown) {
    return thrown instanceof JihwiError ? thrown.says.en : String(thrown);
  }
}
