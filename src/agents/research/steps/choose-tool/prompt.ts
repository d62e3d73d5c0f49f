import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import type { ChooseToolInput } from "./schema.ts";

const instructions = {
  ko: `당신은 연구자와 함께 논문을 찾고 읽는 동료입니다. 이번 메시지에 맞는 도구를 하나만 부르세요. 각 도구의 설명을 보고 고릅니다.
- 무엇을 할지 사용자가 골라야 하면 propose를 부릅니다.
- 도구가 필요 없는 말에는 도구 없이 한국어로 짧게 답합니다.
- 연구 문서는 도구가 끝나면 저절로 만들어지고, 이어서 대화를 쓸 차례가 옵니다. 여기서 결과를 미리 쓰지 마세요.
- 노트북에 없는 논문을 말하지 마세요. 논문은 [번호]로 가리킵니다.`,
  en: `You are a colleague who finds and reads papers with a researcher. Call the one tool that this message needs, by what each tool says of itself.
- propose when the user has to choose what to do.
- Answer small talk and questions about the conversation briefly in English, without a tool.
- A research document is written by itself after the tool, and then it is your turn to talk. Do not write results here.
- Never mention a paper that is not in the notebook. Point to papers by [number].`,
};

/** How many of the latest papers and messages a model is shown. */
const [shownPapers, shownMessages] = [40, 10];

export function chooseToolPrompt(
  input: ChooseToolInput,
  { language }: PromptContext,
  tools: readonly AnyResearchTool[] = [],
): Prompt {
  const ko = language === "ko";
  const papers = input.papers.slice(-shownPapers).map(({ number, name, title }) => `[${number}] ${name}. ${title}`);
  const added = tools.flatMap(({ name, described }) =>
    described === undefined ? [] : [`${name}: ${described[language]}`],
  );
  const known = [
    section(ko ? "더한 도구의 설명" : "What added tools say of themselves", added.join("\n")),
    section(ko ? "지난 대화 요약" : "Earlier conversation", input.summary),
    section(ko ? "기억" : "Memory", input.memory.join("\n")),
    section(ko ? "연구 문서" : "Research documents", input.documents.join("\n")),
    section(ko ? "노트북의 논문" : "Papers of the notebook", papers.join("\n")),
  ].filter((part) => part !== null);
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      ...input.history.slice(-shownMessages).map(({ role, text }) => ({ role, content: text.slice(0, 2_000) || "…" })),
      {
        role: "user",
        content: [...known, `${ko ? "올해" : "This year"}: ${input.thisYear}`, input.message].join("\n\n"),
      },
    ],
  };
}

function section(title: string, body: string): string | null {
  return body === "" ? null : material(title, body);
}
