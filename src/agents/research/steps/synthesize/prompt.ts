import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { SynthesizeInput } from "./schema.ts";

const instructions = {
  ko: `여러 논문이 한 주제에 대해 함께 무엇을 말하는지 씁니다.
- 갈래마다 소제목(###)을 두고, 갈래 안에서 서로 같은 점과 다른 점을 씁니다.
- 모든 문장 끝에 근거가 되는 논문의 번호를 [3]처럼 붙입니다. 번호가 없는 문장은 쓰지 마세요.
- 자료에 있는 논문만 가리킵니다. 저자와 연도, 제목, 주소를 지어내지 마세요.
- 한국어로 씁니다.`,
  en: `You write what several papers say together about a topic.
- Give each group a heading (###), and say within it where the papers agree and where they differ.
- End every sentence with the number of the paper it rests on, such as [3]. Write no sentence without one.
- Refer only to papers in the material. Invent no author, year, title or address.
- Write in English.`,
};

export function synthesizePrompt({ topic, parts, papers }: SynthesizeInput, { language }: PromptContext): Prompt {
  const groups = parts.map(({ label, papers: numbers }) => `- ${label}: ${numbers.map((one) => `[${one}]`).join(" ")}`);
  const texts = papers
    .filter(({ abstract }) => abstract !== "")
    .map(({ number, name, title, abstract }) => material(`[${number}] ${name}`, `${title}\n${abstract}`));
  const [about, grouped] = language === "ko" ? ["주제", "갈래"] : ["Topic", "Groups"];
  return {
    instructions: `${instructions[language]}\n\n${materialRule[language]}`,
    messages: [
      { role: "user", content: `${about}: ${topic}\n\n${grouped}:\n${groups.join("\n")}\n\n${texts.join("\n")}` },
    ],
  };
}
