import { z } from "zod";
import { createSay, defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { historyMessageSchema, toolResultSchema, toolRunSchema } from "../tool-result.ts";
import type { ToolKind, Toolset } from "../tools/toolset.ts";
import { contentWordsOf, wordsStandingIn } from "../words/content-words.ts";
import { absentAsNull } from "./absent-as-null.ts";
import { beginning, earlierMessages, labelledLines } from "./beginning.ts";

export const processResultInput = z.object({
  question: z.string(),
  history: z.array(historyMessageSchema).default([]),
  toolHistory: z.array(toolRunSchema),
  toolResults: z.array(toolResultSchema),
  webConfigured: z.boolean(),
  iteration: z.number().int(),
  maxIterations: z.number().int(),
  /** Whether a further tool is to be chosen, where code knows. */
  known: z.boolean().nullable().default(null),
});
export type ProcessResultInput = z.infer<typeof processResultInput>;

export const processResultOutput = absentAsNull(
  z.object({
    summary: z.string().describe("What has been gathered so far, in two or three sentences"),
    needs_more_tools: z.boolean().describe("Whether a further tool is needed to answer"),
    next_action: z.string().nullable().describe("What to do next, when something is missing"),
    reason: z.string().nullable().describe("Why, in one sentence"),
  }),
);
export type ProcessResultOutput = z.infer<typeof processResultOutput>;

const instructions = instructionsIn("agents/chat/steps/process-result.md");

export function processResultPrompt(input: ProcessResultInput, context: PromptContext): Prompt {
  const { language } = context;
  const say = createSay(context);
  const results = input.toolResults.map(({ tool, query, ok, text }) =>
    material(`${tool} ${query}${ok ? "" : " (failed)"}`, text.slice(0, 6_000)),
  );
  return promptOf(
    beginning(context, instructions[language]),
    [
      labelledLines(say("도구 결과", "What the tools brought"), results),
      input.webConfigured ? null : say("웹 검색은 쓸 수 없습니다.", "The web cannot be searched."),
      `${say("횟수", "Round")}: ${input.iteration}/${input.maxIterations}`,
      `${say("질문", "Question")}: ${input.question}`,
    ],
    earlierMessages(input.history, 1_000),
  );
}

const reasons = {
  ko: { known: "코드가 아는 결과입니다.", missing: "질문의 말이 문서에 없습니다.", done: "할 일을 모두 했습니다." },
  en: {
    known: "Code knows the outcome.",
    missing: "None of the question's words stands in the documents.",
    done: "Everything has been done.",
  },
};

/** How code judges: what it knows, else whether documents that were searched hold none of the question's words and the web is left. */
export function processResultRule(
  { question, toolResults, toolHistory, webConfigured, known }: ProcessResultInput,
  { language }: PromptContext,
  tools: Toolset,
): ProcessResultOutput {
  const say = reasons[language];
  const judged = { summary: "", next_action: null };
  if (known !== null) return { ...judged, needs_more_tools: known, reason: say.known };
  const used = (kind: ToolKind) => tools.queriesOf(kind, toolHistory).length > 0;
  const text = toolResults.map((result) => (result.ok ? result.text : "")).join("\n");
  const isMissing = !contentWordsOf(question).some(wordsStandingIn(text));
  const mayBeOnWeb = used("documents") && webConfigured && !used("web") && isMissing;
  return { ...judged, needs_more_tools: mayBeOnWeb, reason: mayBeOnWeb ? say.missing : say.done };
}

/** What the tools brought, and whether it is enough. */
export function createProcessResult(tools: Toolset) {
  return defineStep({
    name: "chat.process-result",
    role: "process",
    input: processResultInput,
    output: processResultOutput,
    prompt: processResultPrompt,
    rule: (input, context) => processResultRule(input, context, tools),
    temperature: 0,
  });
}
