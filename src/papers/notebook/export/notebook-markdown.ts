import { type Language, type PaperLine, paperLineSchema, type ResearchDocument, standingWords } from "#protocol";
import type { Paper } from "../../paper/paper.ts";
import { paperLine, plainLine } from "../papers-block.ts";
import type { Shelf } from "../shelf.ts";

const block = /```papers\n([\s\S]*?)\n?```/g;

/** The documents one after another, with cards as lists, and the papers they speak of at the end. */
export function notebookMarkdown(
  documents: readonly Pick<ResearchDocument, "content">[],
  shelf: Pick<Shelf, "papers" | "numberOf">,
  language: Language,
): string {
  const bodies = documents.map((document) => bodyOf(document, language));
  const references = citedPapers(documents, shelf).map((paper) => `- ${lineOf(paperLine(paper, shelf), language)}`);
  const head = language === "ko" ? "## 참고문헌" : "## References";
  return `${[...bodies, ...(references.length === 0 ? [] : [`${head}\n\n${references.join("\n")}`])].join("\n\n")}\n`;
}

/** The papers that documents show as cards or point to by their numbers. */
export function citedPapers(
  documents: readonly Pick<ResearchDocument, "content">[],
  shelf: Pick<Shelf, "papers" | "numberOf">,
): Paper[] {
  const all = documents.map((document) => bodyOf(document, "en")).join("\n\n");
  return shelf.papers.filter((paper) => all.includes(`[${shelf.numberOf(paper.id)}]`));
}

/** A document with its cards as lists. */
function bodyOf({ content }: Pick<ResearchDocument, "content">, language: Language): string {
  return content.replace(block, (_, lines: string) => papersList(lines, language));
}

function papersList(lines: string, language: Language): string {
  return lines
    .split("\n")
    .flatMap((line) => {
      const paper = paperLineSchema.safeParse(parseLine(line));
      // A line that a person has edited by hand stays as they wrote it.
      return [paper.success ? `- ${lineOf(paper.data, language)}` : `- ${line}`];
    })
    .join("\n");
}

function lineOf(line: PaperLine, language: Language): string {
  const { number, authors, year, title, venue, url } = line;
  const who = authors.length > 6 ? `${authors.slice(0, 6).join(", ")} …` : authors.join(", ");
  const words = standingWords(line).map((phrase) => `**${plainLine(phrase[language])}**`);
  const said = words.join(", ");
  const parts = [who, year === null ? "" : `(${year})`, title, venue ?? "", url ?? "", said].filter(
    (part) => part !== "",
  );
  return `[${number}] ${parts
    .map((part) => (part === url || part === said ? part : plainLine(part)))
    .join(". ")
    .replace(". (", " (")}`;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
