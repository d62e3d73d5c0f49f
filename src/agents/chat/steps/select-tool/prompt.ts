import { createSay, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { isForWriter, type Toolset, type ToolTraits } from "../../tools/toolset.ts";
import { beginning, earlierMessages, labelledLines, labelledText, libraryTold } from "../beginning.ts";
import type { SelectToolInput } from "./schema.ts";

const instructions = instructionsIn("agents/chat/steps/select-tool/prompt.md");

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
