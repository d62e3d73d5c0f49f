import { material, materialRule, type Prompt, type PromptContext, promptOf } from "#kernel";
import type { PlanInput } from "./schema.ts";

const instructions = {
  ko: `검사 목표를 읽고 실행 계획을 세우세요. 목표에 필요한 알고리즘만, 목록에 있는 이름 그대로, 한 번씩만 씁니다. step_id는 1부터 차례로, depends_on에는 먼저 끝나야 하는 단계의 번호를 적습니다. 값싼 검사를 앞에 두세요. 비슷할 뿐인 검사를 대신 넣지 마세요. 그 검사의 통과가 답으로 읽힙니다.

글을 읽어야만 알 수 있고 다른 검사가 보지 못하는 부분은 model_check가 봅니다. model_check를 넣고, question에 그 부분을 모두 묻는 물음 하나를 적으세요. 답이 “예”이면 문제라는 뜻이 되게 씁니다(예: “반말을 쓰거나 개인정보를 알려 달라고 하는가?”). 물을 것이 없으면 question은 null입니다.
어느 검사로도 볼 수 없는 부분(글 밖의 사실, 사람의 확인이 드는 것)은 목표의 말 그대로 not_covered에 적으세요. 없으면 빈 목록입니다.
목표에 맞는 알고리즘이 목록에 없으면 steps를 비워 두세요.`,
  en: `Read the goal of the inspection and make a plan. Use only the algorithms that it needs, by their names in the list, each once. Number steps from 1; depends_on lists the steps that must be done before. Put cheap checks first. Do not put in a check that is merely close: its pass would be read as the answer.

What can only be known by reading the text, and what no other check sees, model_check looks at: put it in, and write into question one question that asks for all of it, so that “yes” means a problem (“Is the reader asked for personal data, or spoken to rudely?”). Without anything to ask, question is null.
Parts of the goal that nothing here can look at (facts outside the text, what a person must confirm) go into not_covered, in the goal's own words; else it is empty.
If no algorithm in the list serves the goal, leave steps empty.`,
} as const;

const notConfigured = { ko: "설정되지 않아 찾을 것이 없음", en: "not configured, it has nothing to look for" } as const;

export function planPrompt({ goal, available }: PlanInput, { language }: PromptContext): Prompt {
  const list = available
    .map(({ name, description, configured }) => {
      const line = `- ${name}: ${description.replaceAll("\n", " ")}`;
      return configured === false ? `${line} (${notConfigured[language]})` : line;
    })
    .join("\n");
  return promptOf(`${instructions[language]}\n\n${list}\n\n${materialRule[language]}`, [material("goal", goal)]);
}
