import { material, materialRule, type Prompt, type PromptContext } from "#kernel";
import type { PlanInput } from "./schema.ts";

const instructions = {
  ko: "검사 목표를 읽고 실행 계획을 세우세요. 목표에 필요한 알고리즘만, 목록에 있는 이름 그대로, 한 번씩만 씁니다. step_id는 1부터 차례로, depends_on에는 먼저 끝나야 하는 단계의 번호를 적습니다. 값싼 검사를 앞에 두세요. 목표에 맞는 알고리즘이 목록에 없으면 steps를 비워 두세요. 비슷할 뿐인 검사를 대신 넣지 마세요. 그 검사의 통과가 답으로 읽힙니다.",
  en: "Read the goal of the inspection and make a plan. Use only the algorithms that it needs, by their names in the list, each once. Number steps from 1; depends_on lists the steps that must be done before. Put cheap checks first. If no algorithm in the list serves the goal, leave steps empty. Do not put in a check that is merely close: its pass would be read as the answer.",
} as const;

const notConfigured = { ko: "설정되지 않아 찾을 것이 없음", en: "not configured, it has nothing to look for" } as const;

export function planPrompt({ goal, available }: PlanInput, { language }: PromptContext): Prompt {
  const list = available
    .map(({ name, description, configured }) => {
      const line = `- ${name}: ${description.replaceAll("\n", " ")}`;
      return configured === false ? `${line} (${notConfigured[language]})` : line;
    })
    .join("\n");
  return {
    instructions: `${instructions[language]}\n\n${list}\n\n${materialRule[language]}`,
    messages: [{ role: "user", content: material("goal", goal) }],
  };
}
