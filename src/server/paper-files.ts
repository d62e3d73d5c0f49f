import type { NotebookFormatName } from "#protocol";
import { docxType } from "./send-file.ts";

const references = { extension: "txt", type: "text/plain; charset=utf-8" };

const types: Readonly<Record<NotebookFormatName, { readonly extension: string; readonly type: string }>> = {
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  docx: { extension: "docx", type: docxType },
  bibtex: { extension: "bib", type: "application/x-bibtex; charset=utf-8" },
  ris: { extension: "ris", type: "application/x-research-info-systems; charset=utf-8" },
  apa: references,
  ieee: references,
  vancouver: references,
  chicago: references,
  harvard: references,
  "csl-json": { extension: "json", type: "application/vnd.citationstyles.csl+json; charset=utf-8" },
};

/** How papers and research documents in each format are saved. */
export function paperFiles(format: NotebookFormatName, title: string): { name: string; type: string } {
  const { extension, type } = types[format];
  const plain = title.replace(/[\p{Cc}\\/:*?"<>|]/gu, " ").trim();
  return { name: `${plain || "notebook"}.${extension}`, type };
}
