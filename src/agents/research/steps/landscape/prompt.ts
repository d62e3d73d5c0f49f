import { material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { withMaterialRule } from "../conversation.ts";
import { countedFacts } from "./rule.ts";
import type { LandscapeInput } from "./schema.ts";

const instructions = {
  ko: `논문들을 갈래로 나눈 지도를 보고, 갈래마다 이름을 붙이고(names) 분야의 풍경을 서너 문장으로 씁니다(overview).
- 이름은 갈래의 논문들이 함께 다루는 것을 두세 낱말로 말합니다. 자료의 갈래 차례대로, 하나도 빠뜨리지 않고 적습니다.
- 분야가 무엇을 다루는지, 갈래들이 서로 어떻게 이어지는지, 무엇이 크고 무엇이 새롭고 무엇이 비어 있는지를 씁니다.
- 갈래 이름 뒤 괄호는 편수와 가운데 연도, 마지막 연도입니다. 센 것은 자료에 적힌 값만 씁니다.
- 논문은 [번호]로만 가리킵니다. 자료에 없는 논문, 저자와 연도, 제목을 쓰지 마세요.
- 소제목과 목록 없이 한국어로 씁니다.`,
  en: `You look at a map of papers in clusters, name each cluster (names) and write the landscape of the field in three or four sentences (overview).
- A name says in two to five words what the papers of a cluster are about together. Name every cluster, in the order of the material.
- Say what the field is about, how its clusters relate, and what is large, what is new and what is missing.
- Behind the label of a cluster stand its size, median year and newest year. Of figures use only those in the material.
- Point to papers by [number] only. Name no paper, author and year or title that is not in the material.
- Write in English, without headings or lists.`,
};

export function landscapePrompt(input: LandscapeInput, context: PromptContext): Prompt {
  const { language } = context;
  const clusters = input.clusters.map(({ label, size, medianYear, newest, papers }) =>
    material(
      `${label} (${size}${newest === null ? "" : `; ${medianYear}, ${newest}`})`,
      papers.map(({ number, title, abstract }) => `[${number}] ${title}\n${abstract}`).join("\n"),
    ),
  );
  const facts = material(language === "ko" ? "센 것" : "Counted", countedFacts(input, context));
  return promptOf(withMaterialRule(instructions, language), [facts, ...clusters]);
}
