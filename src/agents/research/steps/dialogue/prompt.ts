import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { DialogueInput } from "./schema.ts";

const instructions = {
  ko: `도구가 일을 마쳤고, 이제 사용자와 대화를 이어 갈 차례입니다.
- 결과를 짧게 요약하고, 눈에 띄는 점을 한두 가지 짚고, 다음에 할 일을 함께 정합니다.
- 연구 문서가 만들어졌으면 그 사실을 알립니다. 도구가 실패했으면 무엇이 왜 안 됐는지와 할 수 있는 일을 말합니다.
- 논문은 반드시 [번호]로 가리킵니다. 자료에 없는 논문, 저자와 연도, 제목, 주소를 쓰지 마세요. 그런 것은 지워집니다.
- 한국어로, 서너 단락을 넘지 않게 씁니다.`,
  en: `A tool has done its work, and now it is your turn to talk with the user.
- Sum up the result briefly, point out one or two things worth noticing, and settle with the user what to do next.
- Say so when a research document was written. When the tool failed, say what failed, why, and what can be done.
- Point to papers by [number] only. Name no paper, author and year, title or address that is not in the material; it would be struck out.
- Write in English, three or four short paragraphs at most.`,
};

const shownMessages = 8;

export function dialoguePrompt(input: DialogueInput, { language }: PromptContext): Prompt {
  const ko = language === "ko";
  const papers = input.papers.map(
    ({ number, name, title, note }) => `[${number}] ${name}. ${title}${note === "" ? "" : ` (${note})`}`,
  );
  const happened = [
    input.failure === null
      ? `[${ko ? "실행 완료" : "done"}] ${input.tool}(${JSON.stringify(input.about)})`
      : `[${ko ? "실행 실패" : "failed"}] ${input.tool}: ${input.failure}`,
    input.document === null ? null : `[${ko ? "연구 문서" : "research document"}] ${input.document.title}`,
    input.documentFailure === null ? null : `[${ko ? "문서 실패" : "document failed"}] ${input.documentFailure}`,
  ].filter((line) => line !== null);
  const body = [...input.findings, ...papers].join("\n");
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      ...input.history.slice(-shownMessages).map(({ role, text }) => ({ role, content: text.slice(0, 2_000) || "…" })),
      {
        role: "user",
        content: [input.message, happened.join("\n"), body === "" ? "" : material(input.tool, body)]
          .filter(Boolean)
          .join("\n\n"),
      },
    ],
  };
}
