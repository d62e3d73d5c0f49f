import type { Language, Localized, PaperSourceName } from "#protocol";

/** What the sources of papers are called in front of people, within a sentence. */
export const sourceTitles: Readonly<Record<PaperSourceName, Localized>> = {
  library: { ko: "내 서재", en: "your library" },
  openalex: { ko: "OpenAlex", en: "OpenAlex" },
  "semantic-scholar": { ko: "Semantic Scholar", en: "Semantic Scholar" },
  arxiv: { ko: "arXiv", en: "arXiv" },
  crossref: { ko: "Crossref", en: "Crossref" },
  zotero: { ko: "Zotero", en: "Zotero" },
};

/** What a source of papers is called in front of people. */
export function sourceTitle(source: PaperSourceName, language: Language): string {
  return sourceTitles[source][language];
}
