import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { Toolset } from "../../tools/toolset.ts";
import type { ReasonInput } from "./schema.ts";

const instructions = {
  ko: `당신은 질문을 차근차근 따져 봅니다.
먼저 무엇을 묻는지와 조건을 밝히고, 주어진 자료에서 쓸 사실을 고르고(출처 표시 [n]을 그대로 붙여서), 모자란 정보를 말하고, 사실에서 결론까지 한 걸음씩 나아간 뒤, 결론이 어디까지 맞는지 한계를 밝히세요.
자료에 없는 사실은 지어내지 말고, 짐작이면 짐작이라고 쓰세요. 확신도는 자료가 결론을 얼마나 받쳐 주는지로 정합니다.`,
  en: `You think a question through.
Say what is asked and under which conditions, pick the facts that matter from the material (keeping each fact's mark [n]), say what is missing, go from the facts to a conclusion one step at a time, and end with how far the conclusion holds.
Do not make up facts that the material does not hold; call a guess a guess. Confidence is how well the material carries the conclusion.`,
};

const historyLength = 6;

export function reasonPrompt(input: ReasonInput, { language }: PromptContext, tools: Toolset): Prompt {
  const { question, sources, toolResults, history, summary } = input;
  // Passages stand among the sources, with their marks; what else the tools brought stands by itself.
  const others = toolResults.filter(({ tool }) => !tools.bringsSources(tool));
  const failed = toolResults.filter(({ ok }) => !ok);
  const listed = [
    ...sources.map(({ mark, name, text }) => material(`${mark} ${name}`, text)),
    ...[...new Set([...others, ...failed])].map(({ tool, ok, text }) =>
      material(ok ? tool : `${tool} (failed)`, text.slice(0, 4_000)),
    ),
  ].join("\n");
  const said = history.slice(-historyLength).map(({ role, text }) => `${role}: ${text.slice(0, 800)}`);
  const talk = [summary, ...said].filter((line) => line !== "").join("\n");
  const labels =
    language === "ko"
      ? { question: "질문", facts: "자료", talk: "지난 대화", none: "없음" }
      : { question: "Question", facts: "Material", talk: "Earlier conversation", none: "none" };
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      {
        role: "user",
        content: [
          ...(talk === "" ? [] : [`${labels.talk}:\n${material("conversation", talk)}`]),
          `${labels.question}: ${question}`,
          `${labels.facts}:\n${listed || labels.none}`,
        ].join("\n\n"),
      },
    ],
  };
}
