import {
  createSay,
  defineCallStep,
  hasWords,
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

const instructions = {
  ko: `도구가 일을 마쳤고, 이제 사용자와 대화를 이어 갈 차례입니다.
- 물은 것에 먼저 답합니다. 결과를 짧게 요약하고 눈에 띄는 점을 한두 가지 짚습니다. 더 원하지 않았다면 두세 단락이면 됩니다.
- 한 번에 도구 하나만 쓸 수 있습니다. 사용자가 여러 가지를 부탁했으면 무엇을 했고 무엇이 남았는지 말하고, 남은 것을 propose로 내놓으세요.
- 사용자가 다음 일을 고르는 편이 나으면 글을 쓴 뒤 propose를 부릅니다. 고를 것이 없으면 부르지 않습니다. 버튼은 두 개에서 네 개, 짧은 한국어로 적습니다.
- 연구 문서가 만들어졌으면 그 사실을 알립니다. 도구가 실패했으면 무엇이 왜 안 됐는지와 할 수 있는 일을 말합니다.
- 논문은 [번호]로 가리킵니다. 번호는 그 말이 나온 문장 끝이나 표의 칸 안에 답니다. 여러 논문에서 나온 말에는 번호를 모두 답니다.
- 자료에 없는 논문, 저자와 연도, 제목, 주소를 쓰지 마세요. 수치는 자료에 적힌 그대로 옮깁니다. '…'은 줄인 자리입니다.
- 한국어로 씁니다.`,
  en: `A tool has done its work, and now it is your turn to talk with the user.
- Answer what was asked first. Sum up the result briefly and point out one or two things worth noticing: two or three short paragraphs unless more is asked.
- Only one tool can be used at a time. When the user asked for several things, say what is done and what is left, and offer the rest with propose.
- Call propose after your words when the user is better off choosing what comes next, and do not call it when there is nothing to choose. Two to four buttons, in short English.
- Say so when a research document was written. When the tool failed, say what failed, why, and what can be done.
- Point to papers by [number], at the end of the sentence that it bears out or in the cell of a table; a claim from several papers has all their numbers.
- Name no paper, author and year, title or address that is not in the material. Copy figures as they stand there. "…" is where text was left out.
- Write in English.`,
};

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
    section(say("도구 결과", "Tool result"), resultOf(input)),
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
