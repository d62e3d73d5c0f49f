import { z } from "zod";
import { defineTextStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
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

const instructions = instructionsIn("agents/research/steps/synthesize.md");

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
