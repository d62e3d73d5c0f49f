import { defineCallStep, type ToolDeclaration } from "#kernel";
import { planPrompt } from "./prompt.ts";
import { planRule } from "./rule.ts";
import { type PlanInput, planInput } from "./schema.ts";

/** Chooses the next tools by function calling, of its own accord: none is a choice too. */
export function createPlanStep(tools: readonly ToolDeclaration[]) {
  return defineCallStep<PlanInput>({
    name: "contract.plan",
    role: "plan",
    input: planInput,
    tools: (input) => tools.filter(({ name }) => input.tools.includes(name)),
    maxCalls: 6,
    prompt: planPrompt,
    rule: planRule,
  });
}
