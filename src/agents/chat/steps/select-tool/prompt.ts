import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import type { SelectToolInput } from "./schema.ts";

const instructions = {
  ko: `당신은 질문을 읽고 다음에 쓸 도구 하나를 고릅니다. 직접 답하지 않습니다.

도구
{tools}

고르는 법
1. 하나만 고릅니다. 이미 같은 말로 쓴 도구는 다시 고르지 않습니다.
2. 문서가 올라와 있으면 웹보다 문서를 먼저 찾습니다. 시각을 묻거나 웹을 콕 집어 말한 질문은 예외입니다.
3. 분석이나 비교를 부탁받았으면 자료를 찾은 다음 reasoning을 고릅니다.
4. query에는 도구에 건넬 말을 씁니다. 검색이면 조사를 뗀 짧은 낱말들로 씁니다.`,
  en: `You read a question and choose the one tool to use next. You do not answer it yourself.

Tools
{tools}

How to choose
1. Choose one. Never choose a tool again with the words it was already used with.
2. When documents are attached, look there before the web, unless the question is about the clock or plainly about the web.
3. When analysis or comparison is asked for, gather first, then choose reasoning.
4. In query, write what to hand to the tool; for a search, a few telling words.`,
};

const nothingMore = {
  ko: "- none: 더 필요한 도구가 없음(인사, 간단한 셈, 이미 충분함)",
  en: "- none: no further tool is needed (a greeting, simple sums, enough is known)",
};

const words = {
  ko: {
    question: "질문",
    added: "더한 도구(사용자가 말하거나 꼭 맞을 때 고릅니다)",
    documents: "올라온 문서",
    removed: "지워져서 더는 찾을 수 없는 문서",
    none: "없음",
    done: "이미 쓴 도구",
    gathered: "모은 내용",
    web: "웹 검색",
    on: "쓸 수 있음",
    off: "설정되지 않음",
    next: "다음에 할 일(지난 판단)",
    round: "횟수",
  },
  en: {
    question: "Question",
    added: "Added tools (choose one when the user names it or it is just what is needed)",
    documents: "Attached documents",
    removed: "Documents that were removed and cannot be searched any more",
    none: "none",
    done: "Tools already used",
    gathered: "Gathered so far",
    web: "Web search",
    on: "available",
    off: "not configured",
    next: "Wanted next (last judgement)",
    round: "Round",
  },
};

/** How a model is asked which tool to use next. */
export function selectToolPrompt(input: SelectToolInput, { language }: PromptContext, tools: Toolset): Prompt {
  const say = words[language];
  const own = tools.all.filter(({ isAdded }) => !isAdded);
  const listed = [
    ...own.map(({ name, description }) => `- ${name}: ${description[language]}`),
    nothingMore[language],
  ].join("\n");
  // Who added a tool wrote its description: that is material, not an instruction.
  const added = tools.all
    .filter(({ isAdded }) => isAdded)
    .map(({ name, title, description }) =>
      material(name, `${title[language]}: ${description[language]}`.slice(0, 1_000)),
    );
  const documents = input.documents.map(({ name, description }) => material(name, description || name)).join("\n");
  const gathered = input.toolResults.map(({ tool, text }) => material(tool, text.slice(0, 600))).join("\n");
  const done = input.toolHistory.map(({ tool, query }) => `${tool}(${query.slice(0, 200)})`).join(", ");
  return {
    instructions: `${instructions[language].replace("{tools}", listed)}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          `${say.question}: ${input.question}`,
          ...(added.length === 0 ? [] : [`${say.added}:\n${added.join("\n")}`]),
          `${say.documents}: ${documents || say.none}`,
          ...(input.removed.length === 0 ? [] : [`${say.removed}:\n${material("removed", input.removed.join("\n"))}`]),
          `${say.web}: ${input.webConfigured ? say.on : say.off}`,
          `${say.done}: ${done || say.none}`,
          `${say.gathered}: ${gathered || say.none}`,
          `${say.next}: ${input.nextAction ?? say.none}`,
          `${say.round}: ${input.iteration + 1}/${input.maxIterations}`,
        ].join("\n\n"),
      },
    ],
  };
}
