import { z } from "zod";
import {
  type ChosenCalls,
  defineCallStep,
  instructionsIn,
  material,
  materialRule,
  type Prompt,
  type PromptContext,
  promptOf,
  type ToolDeclaration,
  todayLine,
} from "#kernel";
import { previousTurnSchema, shownPrevious } from "./shortened.ts";

const callSchema = z.object({ tool: z.string(), arguments: z.unknown() });

export const planInput = z.object({
  question: z.string(),
  contractTitle: z.string().default(""),
  round: z.number().int(),
  /** The calls that look-ups by code suggest: what the question names, else a search by its words. */
  suggested: z.array(callSchema),
  /** What the evaluator found lacking. */
  missingInfo: z.string().nullable(),
  previous: previousTurnSchema.nullable(),
  toolHistory: z.array(callSchema),
  /** Labels and titles of the contract's parts, and how many are not listed. */
  contents: z.array(z.string()),
  contentsLeft: z.number().int().default(0),
  explored: z.array(z.string()),
  tools: z.array(z.string()),
});
export type PlanInput = z.infer<typeof planInput>;

const instructions = instructionsIn("agents/contract/steps/plan.md");

export function planPrompt(input: PlanInput, context: PromptContext): Prompt {
  const { language } = context;
  return promptOf([instructions, materialRule].map((rule) => rule[language]).join("\n"), [
    material("contract contents", [input.contractTitle, ...input.contents].filter((line) => line !== "").join("\n")),
    input.contentsLeft === 0 ? "" : `parts that are not listed: ${input.contentsLeft}`,
    todayLine(context),
    shownPrevious(input.previous, context),
    material("question", input.question),
    `round: ${input.round}`,
    `explored: ${input.explored.join(", ") || "-"}`,
    listed("calls made", input.toolHistory),
    input.round === 1 ? listed("calls that look-ups by code suggest", input.suggested) : "",
    input.missingInfo === null ? "" : material("missing info", input.missingInfo),
  ]);
}

function listed(name: string, calls: PlanInput["toolHistory"]): string {
  return calls.length === 0 ? "" : material(name, calls.map((call) => JSON.stringify(call)).join("\n"));
}

/** The look-ups that code suggests, in the first round; then a search for what is missing; then nothing more. */
export function planRule({ round, suggested, missingInfo, toolHistory }: PlanInput): ChosenCalls {
  if (round === 1) return { text: "", calls: suggested };
  const wasSearched = toolHistory.some(({ tool }) => tool === "search_contract" || tool === "read_contract");
  if (round === 2 && missingInfo !== null && !wasSearched)
    return { text: "", calls: [{ tool: "search_contract", arguments: { query: missingInfo.slice(0, 400) } }] };
  return { text: "", calls: [] };
}

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
