import { z } from "zod";
import { createSay, defineStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { historyMessageSchema, markedSourceSchema, toolResultSchema } from "../tool-result.ts";
import type { Toolset } from "../tools/toolset.ts";
import { beginning, earlierMessages, labelledLines, labelledText } from "./beginning.ts";

export const reasonInput = z.object({
  question: z.string(),
  /** What is reasoned over: whole passages, with the marks that they are cited by. */
  sources: z.array(markedSourceSchema),
  /** What every tool brought so far, found or computed. */
  toolResults: z.array(toolResultSchema).default([]),
  history: z.array(historyMessageSchema).default([]),
  /** What was said earlier in the conversation. */
  summary: z.string().default(""),
});
export type ReasonInput = z.infer<typeof reasonInput>;

export const reasonOutput = z.object({
  thinking_steps: z
    .array(z.string())
    .describe("The reasoning, step by step; a fact taken from the material keeps its [n]"),
  conclusion: z.string().describe("What follows"),
  confidence: z.enum(["high", "medium", "low"]),
});

const instructions = {
  ko: `지금 할 일: 질문을 차근차근 따져 봅니다.
먼저 무엇을 묻는지와 조건을 밝히고, 주어진 자료에서 쓸 사실을 고르고(출처 표시 [n]을 그대로 붙여서), 모자란 정보를 말하고, 사실에서 결론까지 한 걸음씩 나아간 뒤, 결론이 어디까지 맞는지 한계를 밝히세요.
자료에 없는 사실은 지어내지 말고, 짐작이면 짐작이라고 쓰세요. 확신도는 자료가 결론을 얼마나 받쳐 주는지로 정합니다.`,
  en: `Now: think the question through.
Say what is asked and under which conditions, pick the facts that matter from the material (keeping each fact's mark [n]), say what is missing, go from the facts to a conclusion one step at a time, and end with how far the conclusion holds.
Do not make up facts that the material does not hold; call a guess a guess. Confidence is how well the material carries the conclusion.`,
};

export function reasonPrompt(input: ReasonInput, context: PromptContext, tools: Toolset): Prompt {
  const say = createSay(context);
  const { question, sources, toolResults, history, summary } = input;
  // Passages stand among the sources, with their marks; what else the tools brought stands by itself.
  const others = toolResults.filter(({ tool, ok }) => !ok || !tools.bringsSources(tool));
  const listed = [
    ...sources.map(({ mark, name, text }) => material(`${mark} ${name}`, text)),
    ...others.map(({ tool, ok, text }) => material(ok ? tool : `${tool} (failed)`, text.slice(0, 4_000))),
  ];
  return promptOf(
    beginning(context, instructions[context.language]),
    [
      labelledText(say("지난 대화 요약", "Earlier conversation"), "conversation", summary),
      labelledLines(say("자료", "Material"), listed),
      `${say("질문", "Question")}: ${question}`,
    ],
    earlierMessages(history, 2_000),
  );
}

/** Thinks through what has been gathered. No rule can: what follows from words takes reading them. */
export function createReason(tools: Toolset) {
  return defineStep({
    name: "chat.reason",
    role: "reason",
    input: reasonInput,
    output: reasonOutput,
    prompt: (input, context) => reasonPrompt(input, context, tools),
    rule: null,
    needsModel: {
      ko: "분석은 모델이 있어야 합니다. 찾은 내용만 그대로 보여 드립니다.",
      en: "Reasoning takes a model. What was found is shown as it stands.",
    },
  });
}
