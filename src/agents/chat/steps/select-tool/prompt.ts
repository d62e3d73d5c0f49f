import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { SelectToolInput } from "./schema.ts";

const instructions = {
  ko: `당신은 질문을 읽고 다음에 쓸 도구 하나를 고릅니다. 직접 답하지 않습니다.

도구
- get_current_time: 지금 시각과 날짜, 그리고 그로부터 셈하는 날("다음 주 화요일", "3일 뒤")
- search_pdf_knowledge: 사용자가 올린 문서에서 찾기
- web_search: 바뀌는 사실, 새 소식, 사용자가 웹에서 찾아 달라고 한 것
- reasoning: 모은 내용을 놓고 비교·분석·설명하기
- none: 더 필요한 도구가 없음(인사, 간단한 셈, 이미 충분함)

고르는 법
1. 하나만 고릅니다. 이미 같은 말로 쓴 도구는 다시 고르지 않습니다.
2. 문서가 올라와 있으면 웹보다 문서를 먼저 찾습니다. 시각을 묻거나 웹을 콕 집어 말한 질문은 예외입니다.
3. 분석이나 비교를 부탁받았으면 자료를 찾은 다음 reasoning을 고릅니다.
4. query에는 도구에 건넬 말을 씁니다. 검색이면 조사를 뗀 짧은 낱말들로 씁니다.`,
  en: `You read a question and choose the one tool to use next. You do not answer it yourself.

Tools
- get_current_time: the time and date now, and days reckoned from it ("next Friday", "in 3 days")
- search_pdf_knowledge: look in the documents that the user brought
- web_search: facts that change, news, whatever the user wants from the web
- reasoning: compare, analyse or explain what has been gathered
- none: no further tool is needed (a greeting, simple sums, enough is known)

How to choose
1. Choose one. Never choose a tool again with the words it was already used with.
2. When documents are attached, look there before the web, unless the question is about the clock or plainly about the web.
3. When analysis or comparison is asked for, gather first, then choose reasoning.
4. In query, write what to hand to the tool; for a search, a few telling words.`,
};

const words = {
  ko: {
    question: "질문",
    documents: "올라온 문서",
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
    documents: "Attached documents",
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
export function selectToolPrompt(input: SelectToolInput, { language }: PromptContext): Prompt {
  const say = words[language];
  const documents = input.documents.map(({ name, description }) => material(name, description || name)).join("\n");
  const gathered = input.toolResults.map(({ tool, text }) => material(tool, text.slice(0, 600))).join("\n");
  const done = input.toolHistory.map(({ tool, query }) => `${tool}(${query.slice(0, 200)})`).join(", ");
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          `${say.question}: ${input.question}`,
          `${say.documents}: ${documents || say.none}`,
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
