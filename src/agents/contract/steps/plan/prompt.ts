import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { PlanInput } from "./schema.ts";
import { suggestCalls } from "./suggest.ts";

export function planPrompt(input: PlanInput, { language }: PromptContext): Prompt {
  const instructions = {
    ko: `당신은 계약서를 읽는 에이전트의 계획자입니다. 질문에 답하려면 다음에 어떤 도구로 계약서의 어느 부분을 읽어야 하는지 고르세요.
- 필요한 도구만 고르고, 이미 한 호출은 다시 고르지 마세요. 서로 독립인 호출은 한 번에 여러 개 골라도 됩니다.
- 인사이거나 앞선 답변만으로 답할 수 있으면 아무 도구도 고르지 마세요.
- 계약서에 없는 내용을 짐작하지 마세요.
${materialRule.ko}`,
    en: `You plan for an agent that reads a contract. Choose which tools to call next to read the parts needed to answer the question.
- Choose only what is needed, and never a call that was already made. Independent calls may be chosen together.
- For a greeting, or when the previous answer suffices, choose no tool.
- Do not guess what is not in the contract.
${materialRule.en}`,
  };
  const parts = [
    material("question", input.question),
    material("contract contents", input.contents.slice(0, 200).join("\n")),
    input.previous === null
      ? ""
      : material("previous turn", `${input.previous.question}\n---\n${input.previous.answer.slice(0, 2_000)}`),
    `round: ${input.round}`,
    `explored: ${input.explored.join(", ") || "-"}`,
    material("calls made", input.toolHistory.map((call) => JSON.stringify(call)).join("\n") || "-"),
    input.round === 1
      ? material(
          "calls that rules suggest",
          suggestCalls(input)
            .map((call) => JSON.stringify(call))
            .join("\n"),
        )
      : "",
    input.missingInfo === null ? "" : material("missing info", input.missingInfo),
  ];
  return {
    instructions: instructions[language],
    messages: [{ role: "user", content: parts.filter((part) => part !== "").join("\n\n") }],
  };
}
