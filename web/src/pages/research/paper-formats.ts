import type { Localized, NotebookFormatName } from "#protocol";

export interface PaperFormat {
  readonly format: Exclude<NotebookFormatName, "markdown" | "docx">;
  readonly name: Localized;
  readonly ending: string;
}

const same = (name: string): Localized => ({ ko: name, en: name });

/** What lists of papers are saved as: for other programs, and as references for people. */
export const bibliographyFormats: readonly PaperFormat[] = [
  { format: "bibtex", name: same("BibTeX"), ending: "bib" },
  { format: "ris", name: same("RIS"), ending: "ris" },
  { format: "csl-json", name: same("CSL-JSON"), ending: "json" },
];
export const citationFormats: readonly PaperFormat[] = [
  { format: "apa", name: same("APA"), ending: "txt" },
  { format: "ieee", name: same("IEEE"), ending: "txt" },
  { format: "vancouver", name: same("Vancouver"), ending: "txt" },
  { format: "chicago", name: same("Chicago"), ending: "txt" },
  { format: "harvard", name: same("Harvard"), ending: "txt" },
];
