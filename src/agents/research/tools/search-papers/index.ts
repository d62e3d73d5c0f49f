import { z } from "zod";
import { papersBlock, plainLine, type Shelf, searchSources, sourceFailures, sourceTitle, yearOfCsl } from "#papers";
import { type Language, paperSourceNameSchema, sourceReportSchema } from "#protocol";
import { ownWords, searchWords, writtenYears } from "../../steps/choose-tool/search-words.ts";
import { researchText } from "../../text.ts";
import { searchCaveat, sourceCaveat } from "../caveats.ts";
import { filtersInWords, isWanted, paperFiltersShape } from "../choose-papers.ts";
import { type DocumentText, defineResearchTool, papersInWords, resultPaperSchema } from "../research-tool.ts";

/** What paper services take. */
const longestQuery = 500;
const usualFound = 20;
/** Of each source, where an author or a venue is wanted: services find names among other words. */
const foundToFilter = 100;

const output = z.object({
  query: z.string(),
  /** The person's own words, where they are others and the library was searched by both. Results of older turns do not tell. */
  ownWords: z.string().nullable().default(null),
  /** How many papers the library was searched for, and how many samples were left out; null where it was not. */
  library: z.object({ papers: z.number().int(), leftOut: z.number().int() }).nullable().default(null),
  /** What bounded it. Results of older turns do not tell. */
  yearFrom: z.number().int().nullable().default(null),
  yearTo: z.number().int().nullable().default(null),
  author: z.string().nullable().default(null),
  venue: z.string().nullable().default(null),
  papers: z.array(resultPaperSchema),
  sources: z.array(sourceReportSchema),
});
type Output = z.infer<typeof output>;

/** New papers about a topic. */
export const searchPapers = defineResearchTool({
  name: "search_papers",
  title: { ko: "논문 찾기", en: "Search papers" },
  description: researchText("search-papers"),
  input: z.object({
    query: z.string().trim().min(1).max(longestQuery),
    sources: z.array(paperSourceNameSchema).nullish(),
    ...paperFiltersShape,
    limit: z.number().int().min(1).max(100).nullish(),
  }),
  output,
  timeoutMs: 60_000,
  interest: ({ query, author, venue }) => (query === author || query === venue ? null : query),
  async work({ query, sources: named, yearFrom, yearTo, author, venue, limit }, context) {
    const { signal, run, service, shelf, message } = context;
    const sources = service.sources(named);
    const isOfLibrary = sources.some(({ name }) => name === "library");
    const own = isOfLibrary ? ownWords(message, query)?.slice(0, longestQuery) : undefined;
    const wanted = limit ?? usualFound;
    const isFiltered = Boolean(author || venue);
    const searched = [query, author ?? "", venue ?? ""].filter((part, at) => at === 0 || !query.includes(part));
    const request = {
      query: searched.join(" ").slice(0, longestQuery),
      ownWords: own,
      limit: isFiltered ? foundToFilter : wanted,
      yearFrom: yearFrom ?? undefined,
      yearTo: yearTo ?? undefined,
    };
    const found = await searchSources(sources, request, { signal, language: run.language });
    const fitting = found.papers.filter((paper) => isWanted(paper, { author, venue }));
    const countOf = (name: string) => fitting.filter((paper) => paper.sources.some((one) => one === name)).length;
    return {
      query,
      ownWords: own ?? null,
      library: isOfLibrary ? await service.library.extent() : null,
      yearFrom: yearFrom ?? null,
      yearTo: yearTo ?? null,
      author: author || null,
      venue: venue || null,
      papers: [...(await shelf.add(fitting.slice(0, wanted), "shown"))],
      sources: found.sources.map((report) => (isFiltered ? { ...report, count: countOf(report.source) } : report)),
    };
  },
  fromMessage({ message }) {
    const { bounds, rest } = writtenYears(message);
    return { query: searchWords(rest || message).slice(0, longestQuery), ...bounds };
  },
  papers: ({ papers }) => papers,
  describe: (found, _shelf, language) => ({
    about: searchedFor(found, language),
    counts: found.sources.map(({ count }) => count),
    caveat:
      [searchCaveat(found, language), sourceCaveat(found.sources, language)].filter(Boolean).join(" ") || undefined,
  }),
  document: searchDocument,
  shows: ({ query, sources }) => ({ kind: "search", value: { query, sources } }),
  heading({ about, total }, language) {
    const ko = language === "ko";
    if (total > 0)
      return ko
        ? `논문 ${total}편을 찾았습니다. 찾은 말: ‘${about}’`
        : `${papersInWords(total, "en")} found for '${about}'.`;
    return ko
      ? `논문을 찾지 못했습니다. 찾은 말: ‘${about}’. 영어로 쓴 논문은 영어 낱말로 찾아집니다. 다른 낱말이나 다른 출처로 찾아볼 수 있습니다.`
      : `No papers were found for '${about}'. Papers in English are found by English words. Other words or another source may help.`;
  },
  lists: "papers",
});

/** What was searched for, with what bounded it. */
function searchedFor({ query, ...bounds }: Output, language: Language): string {
  // What an author alone was searched by is told once.
  const topic = query === bounds.author || query === bounds.venue ? "" : query;
  return [topic, filtersInWords(bounds, language)].filter((part) => part !== "").join(" · ");
}

/** What a search found and where, and what each source said. */
function searchDocument(found: Output, shelf: Shelf, language: Language): DocumentText | null {
  if (found.papers.length === 0) return null;
  const papers = shelf.whole(found.papers);
  const searched = searchedFor(found, language);
  const failed = found.sources.filter(({ status }) => status === "failed");
  const named = found.sources
    .filter(({ status }) => status !== "failed")
    .map(({ source, status, count, error }) =>
      [sourceTitle(source, language), count, ...(status === "ok" ? [] : [`(${error?.message ?? status})`])].join(" "),
    )
    .concat(sourceFailures(failed, language).map(({ names, why }) => `${names} 0 (${why})`));
  const years = papers.flatMap(({ csl }) => yearOfCsl(csl) ?? []);
  const span = years.length === 0 ? "" : ` · ${Math.min(...years)}–${Math.max(...years)}`;
  const [from, title] = language === "ko" ? ["출처", "검색"] : ["sources", "Search"];
  const counts = `${papersInWords(papers.length, language)}${span} · ${from}: ${plainLine(named.join(", "))}`;
  return {
    // In one language, so that the other writes the next version of the same document.
    key: searchedFor(found, "en").normalize("NFC").toLowerCase(),
    title: `${title}: ${searched}`,
    content: [`# ${plainLine(searched)}`, counts, papersBlock(papers, shelf)].join("\n\n"),
  };
}
