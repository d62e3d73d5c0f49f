import type { Language } from "#protocol";
import type { ResearchDesk } from "../../desk.ts";
import { notebookMarkdown } from "./notebook-markdown.ts";

export type NotebookFormat = "markdown" | "docx";

/** A notebook's research documents as one file, with its papers listed at the end. */
export async function exportNotebook(
  desk: ResearchDesk,
  notebookId: string,
  format: NotebookFormat,
  language: Language,
): Promise<string | Uint8Array> {
  const documents = await desk.notebooks.documents(notebookId);
  const shelf = await desk.notebooks.shelf(notebookId);
  const markdown = notebookMarkdown(documents, shelf, language);
  if (format === "markdown") return markdown;
  const { markdownToDocx } = await import("./markdown-to-docx.ts");
  return await markdownToDocx(markdown);
}
