import type { NotebookFormatName } from "#protocol";

const types: Readonly<Record<NotebookFormatName, { readonly extension: string; readonly type: string }>> = {
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  docx: { extension: "docx", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  bibtex: { extension: "bib", type: "application/x-bibtex; charset=utf-8" },
  ris: { extension: "ris", type: "application/x-research-info-systems; charset=utf-8" },
  "csl-json": { extension: "json", type: "application/vnd.citationstyles.csl+json; charset=utf-8" },
};

/** How papers and research documents in each format are saved. */
export function paperFiles(format: NotebookFormatName, title: string): { name: string; type: string } {
  const { extension, type } = types[format];
  const plain = title.replace(/[\p{Cc}\\/:*?"<>|]/gu, " ").trim();
  return { name: `${plain || "notebook"}.${extension}`, type };
}
