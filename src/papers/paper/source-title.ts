import type { Language, Localized, PaperSourceName } from "#protocol";

const titles: Readonly<Record<PaperSourceName, Localized>> = {
  library: { ko: "내 서재", en: "your library" },
  openalex: { ko: "OpenAlex", en: "OpenAlex" },
  "semantic-scholar": { ko: "Semantic Scholar", en: "Semantic Scholar" },
  arxiv: { ko: "arXiv", en: "arXiv" },
  crossref: { ko: "Crossref", en: "Crossref" },
  zotero: { ko: "Zotero", en: "Zotero" },
};

/** What a source of papers is called in front of people. */
export function sourceTitle(source: PaperSourceName, language: Language): string {
  return titles[source][language];
}
