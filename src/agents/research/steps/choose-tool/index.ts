import {
  createSay,
  defineCallStep,
  hasWords,
  instructionsIn,
  type Prompt,
  type PromptContext,
  promptOf,
  todayLine,
} from "#kernel";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { conversation, section, withMaterialRule } from "../conversation.ts";
import { chooseToolRule } from "./rule.ts";
import { type ChooseToolInput, chooseToolInput } from "./schema.ts";

/** Phase 1: a word or two, and one tool of these. Neither is no answer. */
export function createChooseTool(tools: readonly AnyResearchTool[]) {
  return defineCallStep({
    name: "research.choose-tool",
    role: "select",
    input: chooseToolInput,
    tools: () => [...tools, propose],
    maxCalls: 1,
    prompt: (input, context) => chooseToolPrompt(input, context, tools),
    rule: (input, context) => chooseToolRule(input, context, tools),
    check: ({ text, calls }) => (calls.length === 0 && !hasWords(text) ? "call a tool or write an answer" : null),
  });
}

const instructions = instructionsIn("agents/research/steps/choose-tool/instructions.md");

/** How many of the latest papers a model is shown. */
const shownPapers = 40;

function chooseToolPrompt(
  input: ChooseToolInput,
  context: PromptContext,
  tools: readonly AnyResearchTool[] = [],
): Prompt {
  const { language } = context;
  const say = createSay(context);
  const latest = new Set([...input.papers.slice(-shownPapers).map(({ number }) => number), ...input.shown]);
  const papers = input.papers.filter(({ number }) => latest.has(number));
  const hidden = input.papers.length - papers.length;
  const lines = papers.map(({ number, name, title }) => `[${number}] ${name}. ${title}`);
  const added = tools.flatMap(({ name, described }) =>
    described === undefined ? [] : [`${name}: ${described[language]}`],
  );
  const known = [
    section(say("더한 도구의 설명", "What added tools say of themselves"), added.join("\n")),
    section(say("지난 대화 요약", "Earlier conversation"), input.summary),
    section(say("기억", "Memory"), input.memory.join("\n")),
    section(say("연구 문서", "Research documents"), input.documents.join("\n")),
    section(
      say("노트북의 논문", "Papers of the notebook"),
      [...(hidden > 0 ? [`… ${hidden}`] : []), ...lines].join("\n"),
    ),
    section(
      say("마지막에 보인 논문, 그 차례대로", "Papers shown last, in their order"),
      input.shown.map((number) => `[${number}]`).join(" "),
    ),
    section(
      say("마지막 답 아래의 버튼", "Buttons below the last answer"),
      input.buttons.map((button, at) => `${at + 1}. ${button}`).join("\n"),
    ),
  ];
  const parts = [...known, todayLine(context), input.message];
  return promptOf(withMaterialRule(instructions, language), parts, conversation(input.history));
}
