import { z } from "zod";
import { createSay, defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
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

const instructions = instructionsIn("agents/chat/steps/reason.md");

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
