import {
  createSay,
  defineCallStep,
  hasWords,
  instructionsIn,
  material,
  type Prompt,
  type PromptContext,
  promptOf,
  todayLine,
} from "#kernel";
import { languageOf } from "#protocol";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { conversation, section, withMaterialRule } from "../conversation.ts";
import { dialogueRule } from "./rule.ts";
import { type DialogueInput, dialogueInput } from "./schema.ts";

/** Phase 3: the conversation goes on from what the tool found and code wrote. The one tool it may call is `propose`, freely. */
export function createDialogue(tools: readonly AnyResearchTool[]) {
  return defineCallStep({
    name: "research.dialogue",
    role: "respond",
    input: dialogueInput,
    tools: () => [propose],
    maxCalls: 1,
    prompt: dialoguePrompt,
    rule: (input, context) => dialogueRule(input, context, tools),
    check: ({ text }) => (hasWords(text) ? null : "write to the user; buttons alone are no answer"),
    checkWords(text, { message }) {
      const wanted = languageOf(message);
      if (languageOf(text, wanted) === wanted) return null;
      return wanted === "ko" ? "write in Korean" : "write in English";
    },
  });
}

const instructions = instructionsIn("agents/research/steps/dialogue/instructions.md");

/**
 * What phase 3 is shown: the conversation, then phase 1's own words and call as the assistant's turn, then what came of
 * it: the result with abstracts, the document that code wrote, and what the notebook remembers.
 */
function dialoguePrompt(input: DialogueInput, context: PromptContext): Prompt {
  const { language } = context;
  const say = createSay(context);
  const called = `${input.tool}(${JSON.stringify(input.arguments ?? input.about).slice(0, 1_000)})`;
  const sections = [
    section(say("지난 대화 요약", "Earlier conversation"), input.summary),
    section(say("기억", "Memory"), input.memory.join("\n")),
    section(
      say("도구 결과", "Tool result"),
      resultOf(input) || (input.failure === null ? say("찾은 논문 0편", "0 papers") : ""),
    ),
    section(
      say("답 아래에 따로 적히는 말 (되풀이하지 마세요)", "Said below your answer anyway (do not repeat it)"),
      input.saidBelow,
    ),
    section(say("실행 실패", "Failed"), input.failure ?? ""),
    section(say("연구 문서", "Research document"), documentOf(input)),
    section(say("문서 실패", "Document failed"), input.documentFailure ?? ""),
  ];
  return promptOf(
    withMaterialRule(instructions, language),
    [
      ...sections,
      todayLine(context),
      say("이 결과로 대화를 이어 가세요.", "Go on with the conversation from this result."),
    ],
    [
      ...conversation(input.history),
      { role: "user", content: input.message },
      {
        role: "assistant",
        content: [input.words, material(say("도구 호출", "Tool call"), called)].filter(Boolean).join("\n\n"),
      },
    ],
  );
}

function resultOf({ overview, findings, papers, total }: DialogueInput): string {
  const lines = papers.map(({ number, name, title, note, abstract }) => {
    const head = `[${number}] ${name}. ${title}${note === "" ? "" : ` (${note})`}`;
    return abstract === "" ? head : `${head}\n${abstract}`;
  });
  const more = total > papers.length ? [`… ${total - papers.length}`] : [];
  return [overview, ...findings, ...lines, ...more].filter(Boolean).join("\n");
}

function documentOf({ document }: DialogueInput): string {
  if (document === null) return "";
  const { documentId, title, version, sections } = document;
  return [`${title} (${[documentId, `v${version}`].filter(Boolean).join(", ")})`, ...sections].join("\n");
}
