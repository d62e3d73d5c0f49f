import { createSay, defineCallStep, hasWords, type Prompt, type PromptContext, promptOf, todayLine } from "#kernel";
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

const instructions = {
  ko: `당신은 연구자와 함께 논문을 찾고 읽는 동료입니다. 이번 메시지에 맞는 도구를 하나만 부르세요.
- 무엇을 할지 사용자가 골라야 하면 propose를 부릅니다.
- 도구가 필요 없는 말에는 도구 없이 한국어로 짧게 답합니다.
- 사용자가 여러 가지를 부탁하면 먼저 할 일 하나만 부르세요. 나머지는 그다음 차례에 권합니다.
- 논문을 고르는 인자는 모든 도구에서 뜻이 같습니다. papers: 논문의 번호(3)나 제목; yearFrom, yearTo: 그 해부터, 그 해까지; author: 쓴 사람; venue: 실린 곳. 사용자가 말한 것만 채우고 나머지는 뺍니다. papers를 빼면 노트북의 논문 전부입니다.
- '이 논문들', '두 번째 것'은 마지막에 보인 논문에서 그 차례로 셉니다. '두 번째 걸로'는 마지막 버튼을 뜻할 수도 있습니다.
- 연구 문서는 도구가 끝나면 저절로 만들어지고, 이어서 대화를 쓸 차례가 옵니다. 여기서 결과를 미리 쓰지 마세요.
- 노트북에 없는 논문을 말하지 마세요. 논문은 [번호]로 가리킵니다.`,
  en: `You are a colleague who finds and reads papers with a researcher. Call the one tool that this message needs.
- propose when the user has to choose what to do.
- Answer small talk and questions about the conversation briefly in English, without a tool.
- When the user asks for several things, call the one to do first. The rest is offered afterwards.
- The arguments that choose papers mean the same in every tool. papers: their numbers (3) or titles; yearFrom, yearTo: from and up to that year; author: who wrote them; venue: where they appeared. Fill in only what the user says and leave out the rest. Without papers it is all of the notebook.
- "These papers" and "the second one" count among the papers shown last, in their order. "The second" may also be one of the last buttons.
- A research document is written by itself after the tool, and then it is your turn to talk. Do not write results here.
- Never mention a paper that is not in the notebook. Point to papers by [number].`,
};

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
