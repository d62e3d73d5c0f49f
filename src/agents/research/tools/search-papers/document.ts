import type { Shelf } from "#papers";
import { papersBlock, plainLine, sourceTitle, yearOfCsl } from "#papers";
import type { Language } from "#protocol";
import type { DocumentText } from "../research-tool.ts";
import type { SearchPapersOutput } from "./output.ts";

/** What a search found and where, and what each source said. */
export function searchDocument(
  { query, papers, sources }: SearchPapersOutput,
  shelf: Shelf,
  language: Language,
): DocumentText {
  const ko = language === "ko";
  const named = sources.map(({ source, status, count, error }) =>
    [sourceTitle(source, language), count, ...(status === "ok" ? [] : [`(${error?.message ?? status})`])].join(" "),
  );
  const years = papers.flatMap(({ csl }) => yearOfCsl(csl) ?? []);
  const span = years.length === 0 ? "" : ` · ${Math.min(...years)}–${Math.max(...years)}`;
  const lines = [
    `# ${plainLine(query)}`,
    `${ko ? `논문 ${papers.length}편` : `${papers.length} papers`}${span} · ${ko ? "출처" : "sources"}: ${plainLine(named.join(", "))}`,
    papersBlock(papers, shelf),
  ];
  return {
    key: query.normalize("NFC").toLowerCase(),
    title: `${ko ? "검색" : "Search"}: ${query}`,
    content: lines.join("\n\n"),
  };
}
