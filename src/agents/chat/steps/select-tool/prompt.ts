import { createSay, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { isForWriter, type Toolset, type ToolTraits } from "../../tools/toolset.ts";
import { beginning, earlierMessages, labelledLines, labelledText, libraryTold } from "../beginning.ts";
import type { SelectToolInput } from "./schema.ts";

const instructions = {
  ko: `지금 할 일: 다음에 쓸 도구 하나를 고릅니다. 질문에 직접 답하지 않습니다.
- 위에 있는 것에서 하나만 고릅니다. 이미 같은 말로 쓴 도구는 다시 고르지 않습니다.
- 분석이나 비교를 부탁받았으면 자료를 찾은 다음 reasoning을 고릅니다.
- query는 앞의 대화 없이도 뜻이 통하게 씁니다. 검색이면 조사를 뗀 짧은 낱말들로 씁니다.
- 시계를 고르면 dates에 묻는 날을 적습니다.
- 인사나 감사처럼 도구가 필요 없는 짧은 말이면 none을 고르고 reply에 답을 적습니다. 그 밖에는 reply가 null입니다.`,
  en: `Now: choose the one tool to use next. You do not answer the question yourself.
- Choose one of those above. Never choose a tool again with the words it was already used with.
- When analysis or comparison is asked for, gather first, then choose reasoning.
- Write query so that it makes sense without the conversation; for a search, a few telling words.
- For the clock, write the days that are asked about into dates.
- For a greeting or thanks that need no tool, choose none and write the reply into reply; else reply is null.`,
};

/** Of what a tool brought: a choice made over its beginning alone looks for what is there already. */
const mostResultLetters = 8_000;

/** How a model is asked which tool to use next. Only what could be used is offered. */
export function selectToolPrompt(input: SelectToolInput, context: PromptContext, tools: Toolset): Prompt {
  const { language } = context;
  const say = createSay(context);
  const offered = tools.all.filter((tool) => isUsable(tool, input));
  const own = offered
    .filter(({ kind }) => kind !== "added")
    .map(({ name, kind, description }) => {
      const told = kind === "documents" && input.library > 0 ? libraryTold(input.library) : description;
      return `- ${name}: ${told[language]}`;
    });
  // Who added a tool wrote its description: that is material, not an instruction.
  const added = offered
    .filter(({ kind }) => kind === "added")
    .map(({ name, title, description }) =>
      material(name, `${title[language]}: ${description[language]}`.slice(0, 1_000)),
    );
  const choices = [
    say("도구", "Tools"),
    ...own,
    say(
      "- none: 더 필요한 도구가 없음(인사, 간단한 셈, 이미 충분함)",
      "- none: no further tool is needed (a greeting, simple sums, enough is known)",
    ),
  ].join("\n");
  return promptOf(
    beginning(context, choices, instructions[language]),
    [
      labelledText(say("지난 대화 요약", "Earlier conversation"), "summary", input.summary),
      labelledLines(
        say(
          "더한 도구(사용자가 말하거나 꼭 맞을 때 고릅니다)",
          "Added tools (choose one when the user names it or it is just what is needed)",
        ),
        added,
      ),
      labelledLines(
        say("올라온 문서", "Attached documents"),
        input.documents.map(({ name, description }) => material(name, description || name)),
      ),
      labelledText(
        say("지워져서 더는 찾을 수 없는 문서", "Documents that were removed and cannot be searched any more"),
        "removed",
        input.removed.join("\n"),
      ),
      labelledLines(
        say("이미 쓴 도구", "Tools already used"),
        input.toolHistory.map(({ tool, query }) => `- ${tool}(${query.slice(0, 200)})`),
      ),
      labelledLines(
        say("모은 내용", "Gathered so far"),
        input.toolResults.map(({ tool, text }) => material(tool, text.slice(0, mostResultLetters))),
      ),
      input.nextAction === null
        ? null
        : `${say("다음에 할 일(지난 판단)", "Wanted next (last judgement)")}: ${input.nextAction}`,
      `${say("횟수", "Round")}: ${input.iteration + 1}/${input.maxIterations}`,
      `${say("질문", "Question")}: ${input.question}`,
    ],
    earlierMessages(input.history, 2_000),
  );
}

function isUsable(tool: ToolTraits, { documents, library, webConfigured }: SelectToolInput): boolean {
  if (tool.kind === "web") return webConfigured;
  return tool.kind === "documents" ? documents.length > 0 || library > 0 : !isForWriter(tool);
}
