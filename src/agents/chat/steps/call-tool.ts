import { z } from "zod";
import {
  type ChosenCalls,
  createSay,
  defineCallStep,
  inputOfWords,
  material,
  type Prompt,
  type PromptContext,
  promptOf,
} from "#kernel";
import { JihwiError, localizedSchema } from "#protocol";
import { toolResultSchema } from "../tool-result.ts";
import { beginning, labelledLines } from "./beginning.ts";

export const callToolInput = z.object({
  question: z.string(),
  /** What the choice of the tool wanted of it, in words. */
  query: z.string(),
  tool: z.object({
    name: z.string(),
    description: localizedSchema,
    /** The JSON schema of its input. */
    schema: z.record(z.string(), z.unknown()),
  }),
  toolResults: z.array(toolResultSchema).default([]),
});
export type CallToolInput = z.infer<typeof callToolInput>;

const instructions = {
  ko: `지금 할 일: 이미 고른 도구를 한 번 부릅니다. 질문과 지금까지 모은 내용에서 값을 가져와 입력을 채우세요.
모르는 값은 지어내지 말고, 없어도 되는 항목이면 비워 둡니다. 직접 답하지 않습니다.`,
  en: `Now: call the tool that was chosen, once. Fill its input with values from the question and from what was gathered.
Do not make up a value; leave out what is optional and unknown. You do not answer the question yourself.`,
};

export function callToolPrompt(input: CallToolInput, context: PromptContext): Prompt {
  const { language } = context;
  const gathered = input.toolResults.map(({ tool, text }) => material(tool, text.slice(0, 2_000)));
  const say = createSay(context);
  return promptOf(beginning(context, instructions[language]), [
    `${say("질문", "Question")}: ${input.question}`,
    `${say("도구에 바라는 것", "Wanted of the tool")}: ${input.query}`,
    labelledLines(say("모은 내용", "Gathered so far"), gathered),
  ]);
}

/** Code fills one field of words at most: an input of several fields needs someone who understands them. */
export function callToolRule({ query, tool: { name, schema } }: CallToolInput): ChosenCalls {
  const input = inputOfWords(schema, query);
  if (input !== null) return { text: "", calls: [{ tool: name, arguments: input }] };
  throw new JihwiError("step-needs-model", {
    message: {
      ko: `${name} 도구의 입력은 모델이 있어야 채울 수 있습니다.`,
      en: `Filling in the input of ${name} takes a model.`,
    },
    hint: { ko: "설정에서 모델을 골라 주세요.", en: "Choose a model in Settings." },
  });
}

/** The input of a tool that was chosen, written after its schema. */
export const callTool = defineCallStep({
  name: "chat.call-tool",
  role: "select",
  input: callToolInput,
  tools: ({ tool: { name, description, schema } }) => [{ name, description, input: z.fromJSONSchema(schema) }],
  maxCalls: 1,
  prompt: callToolPrompt,
  rule: callToolRule,
  temperature: 0,
  check: ({ calls }, { tool }) => (calls.length === 1 ? null : `call ${tool.name} once`),
});
