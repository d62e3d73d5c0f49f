import type { Shelf } from "#papers";
import { papersBlock, plainLine, sourceFailures, sourceTitle, yearOfCsl } from "#papers";
import { counted, type Language } from "#protocol";
import { filtersInWords } from "../choose-papers.ts";
import type { DocumentText } from "../research-tool.ts";
import type { SearchPapersOutput } from "./output.ts";

/** What was searched for, with what bounded it. */
export function searchedFor(
  { query, ...bounds }: Omit<SearchPapersOutput, "papers" | "sources">,
  language: Language,
): string {
  // What an author alone was searched by is told once.
  const words = query === bounds.author || query === bounds.venue ? "" : query;
  return [words, filtersInWords(bounds, language)].filter((part) => part !== "").join(" · ");
}

/** What a search found and where, and what each source said. */
export function searchDocument(
  { papers: found, sources, ...asked }: SearchPapersOutput,
  shelf: Shelf,
  language: Language,
): DocumentText {
  const ko = language === "ko";
  const papers = shelf.whole(found);
  const searched = searchedFor(asked, language);
  const failed = sources.filter(({ status }) => status === "failed");
  const named = sources
    .filter(({ status }) => status !== "failed")
    .map(({ source, status, count, error }) =>
      [sourceTitle(source, language), count, ...(status === "ok" ? [] : [`(${error?.message ?? status})`])].join(" "),
    )
    .concat(sourceFailures(failed, language).map(({ names, why }) => `${names} 0 (${why})`));
  const years = papers.flatMap(({ csl }) => yearOfCsl(csl) ?? []);
  const span = years.length === 0 ? "" : ` · ${Math.min(...years)}–${Math.max(...years)}`;
  const lines = [
    `# ${plainLine(searched)}`,
    `${ko ? `논문 ${papers.length}편` : counted(papers.length, "paper")}${span} · ${ko ? "출처" : "sources"}: ${plainLine(named.join(", "))}`,
    papersBlock(papers, shelf),
  ];
  return {
    // In one language, so that the other writes the next version of the same document.
    key: searchedFor(asked, "en").normalize("NFC").toLowerCase(),
    title: `${ko ? "검색" : "Search"}: ${searched}`,
    content: lines.join("\n\n"),
  };
}
