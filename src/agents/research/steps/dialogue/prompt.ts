import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { DialogueInput } from "./schema.ts";

const instructions = {
  ko: `도구가 일을 마쳤고, 이제 사용자와 대화를 이어 갈 차례입니다.
- 결과를 짧게 요약하고, 눈에 띄는 점을 한두 가지 짚고, 다음에 할 일을 함께 정합니다.
- 연구 문서가 만들어졌으면 그 사실을 알립니다. 도구가 실패했으면 무엇이 왜 안 됐는지와 할 수 있는 일을 말합니다.
- 논문은 반드시 [번호]로 가리킵니다. 논문에 대한 말은 한 문장에 한 가지씩, 문장 끝에 번호를 답니다.
- 자료에 없는 논문, 저자와 연도, 제목, 주소를 쓰지 마세요. 그런 것은 줄이 그어집니다.
- 한국어로, 서너 단락을 넘지 않게 씁니다.`,
  en: `A tool has done its work, and now it is your turn to talk with the user.
- Sum up the result briefly, point out one or two things worth noticing, and settle with the user what to do next.
- Say so when a research document was written. When the tool failed, say what failed, why, and what can be done.
- Point to papers by [number] only: one claim about a paper in a sentence, its number at the end.
- Name no paper, author and year, title or address that is not in the material; it would be struck out.
- Write in English, three or four short paragraphs at most.`,
};

const shownMessages = 8;

const labels = {
  ko: {
    call: "도구 호출",
    failed: "실행 실패",
    result: "도구 결과",
    document: "연구 문서",
    documentFailed: "문서 실패",
    saidBelow: "답 아래에 따로 적히는 말 (되풀이하지 마세요)",
    memory: "기억",
    summary: "지난 대화 요약",
    goOn: "이 결과로 대화를 이어 가세요.",
  },
  en: {
    call: "Tool call",
    failed: "Failed",
    result: "Tool result",
    document: "Research document",
    documentFailed: "Document failed",
    saidBelow: "Said below your answer anyway (do not repeat it)",
    memory: "Memory",
    summary: "Earlier conversation",
    goOn: "Go on with the conversation from this result.",
  },
};

/**
 * What phase 3 is shown: the conversation, then phase 1's own words and call as the assistant's turn, then what came of
 * it: the result with abstracts, the document that code wrote, and what the notebook remembers.
 */
export function dialoguePrompt(input: DialogueInput, { language }: PromptContext): Prompt {
  const say = labels[language];
  const called = `${input.tool}(${JSON.stringify(input.arguments ?? input.about).slice(0, 1_000)})`;
  const sections = [
    section(say.summary, input.summary),
    section(say.memory, input.memory.join("\n")),
    section(say.result, resultOf(input)),
    section(say.saidBelow, input.saidBelow),
    section(say.failed, input.failure ?? ""),
    section(say.document, documentOf(input)),
    section(say.documentFailed, input.documentFailure ?? ""),
  ];
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      ...input.history.slice(-shownMessages).map(({ role, text }) => ({ role, content: text.slice(0, 2_000) || "…" })),
      { role: "user", content: input.message },
      { role: "assistant", content: [input.words, material(say.call, called)].filter(Boolean).join("\n\n") },
      { role: "user", content: [...sections, say.goOn].filter((part) => part !== null).join("\n\n") },
    ],
  };
}

function section(title: string, body: string): string | null {
  return body === "" ? null : material(title, body);
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
