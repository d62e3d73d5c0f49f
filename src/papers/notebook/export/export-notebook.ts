import type { Language, NotebookFormatName, ResearchDocument } from "#protocol";
import { exportBibliography } from "../../bibliography/bibliography.ts";
import type { ResearchService } from "../../research-service.ts";
import type { Shelf } from "../shelf.ts";
import { citedPapers, notebookMarkdown } from "./notebook-markdown.ts";

export type NotebookFormat = NotebookFormatName;

/** A notebook's research documents as one file, with its papers listed at the end; or its papers as a bibliography. */
export async function exportNotebook(
  service: ResearchService,
  notebookId: string,
  format: NotebookFormat,
  language: Language,
  signal?: AbortSignal,
): Promise<string | Uint8Array> {
  const documents = await service.notebooks.documents(notebookId);
  const shelf = await service.notebooks.shelf(notebookId);
  return await write(documents, shelf, shelf.papers, format, language, signal);
}

/** One research document, with the papers it speaks of. */
export async function exportDocument(
  service: ResearchService,
  documentId: string,
  format: NotebookFormat,
  language: Language,
  signal?: AbortSignal,
): Promise<string | Uint8Array> {
  const document = await service.notebooks.document(documentId);
  const shelf = await service.notebooks.shelf(document.notebookId);
  return await write([document], shelf, citedPapers([document], shelf), format, language, signal);
}

async function write(
  documents: readonly ResearchDocument[],
  shelf: Shelf,
  papers: Shelf["papers"],
  format: NotebookFormat,
  language: Language,
  signal?: AbortSignal,
): Promise<string | Uint8Array> {
  if (format !== "markdown" && format !== "docx") return await exportBibliography(papers, format, signal);
  const markdown = notebookMarkdown(documents, shelf, language);
  if (format === "markdown") return markdown;
  const { markdownToDocx } = await import("#documents");
  return await markdownToDocx(markdown);
}
