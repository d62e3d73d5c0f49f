import { z } from "zod";
import { defineTextStep, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { counted } from "#protocol";
import { withMaterialRule } from "./conversation.ts";

const number = z.number().int();

export const synthesizeInput = z.object({
  topic: z.string(),
  /** How it is to be written, as the user said. */
  wish: z.string().nullable().default(null),
  /** Clusters with their most telling sentences, word for word. */
  parts: z.array(
    z.object({
      label: z.string(),
      papers: z.array(number),
      sentences: z.array(z.object({ text: z.string(), paper: number })),
    }),
  ),
  papers: z.array(z.object({ number, name: z.string(), title: z.string(), abstract: z.string() })),
  /** Papers without an abstract. */
  silent: z.array(number),
});
export type SynthesizeInput = z.infer<typeof synthesizeInput>;

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

export function synthesizePrompt({ topic, wish, parts, papers }: SynthesizeInput, { language }: PromptContext): Prompt {
  const groups = parts.map(({ label, papers: numbers }) => `- ${label}: ${numbers.map((one) => `[${one}]`).join(" ")}`);
  const texts = papers
    .filter(({ abstract }) => abstract !== "")
    .map(({ number, name, title, abstract }) => material(`[${number}] ${name}`, `${title}\n${abstract}`));
  const [about, grouped] = language === "ko" ? ["주제", "갈래"] : ["Topic", "Groups"];
  const asked =
    language === "ko" ? "글에 대한 부탁(소제목보다 앞섭니다)" : "How it is wanted (this comes before headings)";
  const shown = [
    `${about}: ${topic}`,
    wish === null ? null : `${asked}: ${wish}`,
    `${grouped}:\n${groups.join("\n")}`,
    texts.join("\n"),
  ];
  return promptOf(withMaterialRule(instructions, language), shown);
}

/** Cluster by cluster, the papers' own sentences, each with its number. */
export function synthesizeRule({ parts, papers, silent }: SynthesizeInput, { language }: PromptContext): string {
  const ko = language === "ko";
  const marks = (numbers: readonly number[]) => {
    const first = numbers.slice(0, 12).map((number) => `[${number}]`);
    return `${first.join("")}${numbers.length > 12 ? " …" : ""}`;
  };
  const sections = parts.map(({ label, papers: numbers, sentences }) => {
    const lines = sentences.map(({ text, paper }) => `- ${text} [${paper}]`);
    const head = ko ? `논문 ${numbers.length}편` : counted(numbers.length, "paper");
    return `### ${label} (${head})\n\n${lines.join("\n")}`;
  });
  if (sections.length === 0) {
    sections.push(
      ko
        ? `읽을 글이 없습니다. 제목만 있는 논문 ${papers.length}편: ${marks(papers.map(({ number }) => number))}`
        : `There is no text to work with. Papers with titles only: ${marks(papers.map(({ number }) => number))}`,
    );
  } else if (silent.length > 0) {
    sections.push(ko ? `읽을 글이 없어 빠진 논문: ${marks(silent)}` : `Left out for want of a text: ${marks(silent)}`);
  }
  return sections.join("\n\n");
}

/** What papers say together, with a citation behind every sentence. */
export const synthesize = defineTextStep({
  name: "research.synthesize",
  role: "compose",
  input: synthesizeInput,
  prompt: synthesizePrompt,
  rule: synthesizeRule,
  maxCharacters: 20_000,
  checkAt: 600,
  check: (text) =>
    /\[\d{1,4}\]/.test(text) || text.length < 160 ? null : "cite the papers by their numbers, such as [3]",
});
