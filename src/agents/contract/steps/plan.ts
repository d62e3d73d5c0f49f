import { z } from "zod";
import {
  type ChosenCalls,
  defineCallStep,
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

export function planPrompt(input: PlanInput, context: PromptContext): Prompt {
  const { language } = context;
  const instructions = {
    ko: `당신은 긴 계약서를 읽는 에이전트의 계획자입니다. 질문에 답하려면 계약서의 어느 부분을 읽어야 하는지, 다음에 부를 도구로 고르세요.
- 조항을 번호나 제목으로 아는 것이 찾기보다 낫습니다. 차례를 보고 답이 있을 만한 조항과 그 예외·정의가 있을 조항을 함께 읽으세요.
- 필요한 것만, 한 번에 여럿을 골라도 됩니다. 이미 한 호출은 다시 고르지 마세요.
- 읽은 것으로 답할 수 있거나 앞의 답변만 다시 정리하면 되면 아무 도구도 고르지 마세요.
- 찾을 때는 계약서가 쓸 만한 말로 적으세요(사표 → 사직, 해지 통지).
${materialRule.ko}`,
    en: `You plan for an agent that reads a long contract. Choose the tools to call next, to read the parts that the question needs.
- Knowing an article by its number or title is better than searching. From the contents, read the articles that may hold the answer together with those that may hold its exceptions and definitions.
- Choose only what is needed; several calls at once are fine. Never choose a call that was already made.
- Choose no tool when what was read suffices, or when only the previous answer is to be put differently.
- Search in words that a contract may use (quit → termination by notice).
${materialRule.en}`,
  };
  return promptOf(instructions[language], [
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
