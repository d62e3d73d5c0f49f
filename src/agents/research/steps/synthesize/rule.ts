import type { PromptContext } from "#kernel";
import { counted } from "#protocol";
import type { SynthesizeInput } from "./schema.ts";

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
