import { createSay, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { beginning, earlierMessages } from "../beginning.ts";
import type { ProcessResultInput } from "./schema.ts";

const instructions = {
  ko: `지금 할 일: 도구가 가져온 것을 읽고, 질문에 답하기에 충분한지 판단합니다.
- summary에는 지금까지 알게 된 것을 두세 문장으로 적습니다.
- 모자라면 needs_more_tools를 true로 하고 next_action에 무엇을 더 할지 적습니다. 분석이나 비교를 부탁받았는데 아직 reasoning을 하지 않았다면 모자란 것입니다. 찾은 것이 묻는 것과 어긋나거나 믿기 어려워도 모자란 것입니다.
- 같은 도구를 같은 말로 다시 쓰자고 하지 마세요. 답할 수 있으면 false입니다.`,
  en: `Now: read what the tools brought and judge whether it is enough to answer the question.
- In summary, say in two or three sentences what is known so far.
- If something is missing, set needs_more_tools to true and say in next_action what to do. Analysis or comparison that was asked for and has not been reasoned yet is missing. So is a result that misses the question or cannot be trusted.
- Do not ask for the same tool with the same words again. If the question can be answered, it is false.`,
};

export function processResultPrompt(input: ProcessResultInput, context: PromptContext): Prompt {
  const { language } = context;
  const say = createSay(context);
  const results = input.toolResults.map(({ tool, query, ok, text }) =>
    material(`${tool} ${query}${ok ? "" : " (failed)"}`, text.slice(0, 6_000)),
  );
  return promptOf(
    beginning(context, instructions[language]),
    [
      `${say("도구 결과", "What the tools brought")}:\n${results.join("\n")}`,
      input.webConfigured ? null : say("웹 검색은 쓸 수 없습니다.", "The web cannot be searched."),
      `${say("횟수", "Round")}: ${input.iteration}/${input.maxIterations}`,
      `${say("질문", "Question")}: ${input.question}`,
    ],
    earlierMessages(input.history, 1_000),
  );
}
