import { oneLine } from "#language";
import { type PaperLine, paperLineSchema } from "#protocol";
import type { Paper } from "../paper/paper.ts";
import { cardOf } from "../paper/reading.ts";
import type { Shelf } from "./shelf.ts";

/** Papers as a fenced block of a research document, one in a line; the page shows them as cards. */
export function papersBlock(papers: readonly Paper[], shelf: Pick<Shelf, "numberOf">): string {
  // A backtick could close the block; JSON has another way to write one.
  const lines = papers.map((paper) => JSON.stringify(paperLine(paper, shelf)).replaceAll("`", "\\u0060"));
  return `\`\`\`papers\n${lines.join("\n")}\n\`\`\``;
}

/** A paper as a document lists it, under its number. */
export function paperLine(paper: Paper, { numberOf }: Pick<Shelf, "numberOf">): PaperLine {
  return paperLineSchema.parse({ number: numberOf(paper.id) ?? 0, ...cardOf(paper) });
}

/** Words of others inside our Markdown: one line, and no mark-up of their own. */
export function plainLine(text: string): string {
  return oneLine(text).replace(/[\\`*_[\]<>#|]/g, "\\$&");
}

/** A model's paragraphs inside our Markdown: a fence among them could pass for a block of papers. */
export function withoutFences(text: string): string {
  return text.replace(/`{3,}|~{3,}/g, (fence) => "'".repeat(fence.length));
}
