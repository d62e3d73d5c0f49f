import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import type { RespondInput } from "./schema.ts";

const instructions = {
  ko: `당신은 모은 내용으로 마지막 답을 씁니다.
- 묻는 말에 먼저 답하고, 그다음 까닭과 배경을 씁니다. 간단한 질문에는 짧게, 자료를 찾아본 질문에는 넉넉하게 답합니다.
- 길면 소제목과 목록, 표로 정리합니다. 이해를 돕는다면 자료에 있는 구체적인 예를 듭니다.
- 자료에서 온 사실 뒤에는 그 자료의 표시를 [1]처럼 붙입니다. 한 문장에는 한 가지 사실만 쓰고, 없는 표시는 쓰지 마세요.
- 자료에 없는 것은 없다고 말하고, 지어내지 않습니다.
- 한국어로 씁니다. 전문 용어는 원어를 괄호에 함께 적을 수 있습니다.`,
  en: `You write the final answer from what has been gathered.
- Answer the question first, then give reasons and background. Keep simple answers short; be thorough where material was searched.
- Use headings, lists and tables when it is long. Where it helps, give a concrete example from the material.
- After a fact that comes from a source, put the source's mark, such as [1]. One fact a sentence, each with its mark. Never use a mark that is not there.
- Say so when the material does not hold something; never make it up.
- Write in English.`,
};

const historyLength = 8;

export function respondPrompt(input: RespondInput, { language }: PromptContext, tools: Toolset): Prompt {
  const ko = language === "ko";
  const sources = input.sources.map(({ mark, name, text }) => material(`${mark} ${name}`, text));
  const others = input.toolResults
    .filter(({ tool, ok }) => ok && !tools.bringsSources(tool))
    .map(({ tool, text }) => material(tool, text));
  const documents = input.documents
    .filter(({ description }) => description !== "")
    .map(({ name, description }) => material(name, description));
  const failed = input.toolResults.filter(({ ok }) => !ok).map(({ tool, text }) => material(`${tool} (failed)`, text));
  const section = (title: string, body: string) => (body === "" ? null : `${title}:\n${body}`);
  const own = (name: string, text: string) => (text === "" ? "" : material(name, text));
  const content = [
    section(ko ? "지난 대화 요약" : "Earlier conversation", own("summary", input.conversationSummary)),
    section(ko ? "올라온 문서" : "Attached documents", documents.join("\n")),
    section(
      ko ? "지워진 문서(물으면 지워졌다고 말합니다)" : "Removed documents (say so when they are asked about)",
      own("removed", input.removed.join("\n")),
    ),
    section(ko ? "자료" : "Sources", sources.join("\n")),
    section(ko ? "도구 결과" : "Tool results", others.join("\n")),
    section(ko ? "실패한 도구" : "Tools that failed", failed.join("\n")),
    section(ko ? "지금까지의 정리" : "So far", own("notes", input.processorSummary)),
    section(
      ko ? "질문" : "Question",
      input.userInput === input.question ? input.question : `${input.userInput}\n(${input.question})`,
    ),
  ];
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      ...input.history.slice(-historyLength).map(({ role, text }) => ({ role, content: text.slice(0, 2_000) })),
      { role: "user", content: content.filter((part) => part !== null).join("\n\n") },
    ],
  };
}
