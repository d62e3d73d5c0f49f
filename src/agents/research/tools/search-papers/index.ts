import { z } from "zod";
import { mergePapers, type SourcesResult, searchSources } from "#papers";
import { counted, paperSourceNameSchema, saidIn } from "#protocol";
import { inEnglish } from "../../english-terms.ts";
import { readFilters } from "../../filters/read-filters.ts";
import { topicIn } from "../../steps/choose-tool/topic.ts";
import { isWanted, paperFiltersShape } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLine } from "../research-tool.ts";
import { sourceCaveat } from "../source-caveat.ts";
import { searchDocument, searchedFor } from "./document.ts";
import { searchPapersOutputSchema } from "./output.ts";

const mostWanted = 100;
const input = z.object({
  query: z.string().trim().min(1).max(500).describe("Words to search for, in the language of the papers"),
  sources: z
    .array(paperSourceNameSchema)
    .nullish()
    .describe("Which sources; leave out for every source that is set up"),
  ...paperFiltersShape,
  limit: z.number().int().min(1).max(mostWanted).nullish().describe("How many papers, 20 unless told"),
});

const usual = 20;
/** Of each source, where an author or a venue is wanted: services find names among other words. */
const toFilter = 100;
/** Of fewer papers for words in Korean, those in English are searched for, too. */
const few = 5;
/** What paper services take. */
const longestQuery = 500;

/** What two searches of the same sources found, the first one's papers before the other's. */
function together(first: SourcesResult, second: SourcesResult): SourcesResult {
  return {
    papers: mergePapers([...first.papers, ...second.papers]),
    sources: first.sources.map((report, at) => {
      const other = second.sources[at] ?? report;
      return { ...(report.error === null ? other : report), count: report.count + other.count };
    }),
  };
}

/** New papers about a topic. */
export const searchPapers = defineResearchTool({
  name: "search_papers",
  title: { ko: "논문 찾기", en: "Search papers" },
  description: {
    ko: "사용자의 서재와 설정된 서비스에서 주제로 논문을 찾습니다. 새 논문이 필요할 때 부릅니다.",
    en: "Searches papers by topic in the user's library and the configured services. Use it whenever new papers are wanted.",
  },
  input,
  output: searchPapersOutputSchema,
  timeoutMs: 60_000,
  tellsInterest: true,
  // Papers of an author are looked for by the name; papers around one of them are another tool's.
  claims: (message) =>
    /찾아|검색|\bfind\b|\bsearch|\blook for\b/iu.test(message) &&
    !/비슷|유사|관련|인용|후속|\bsimilar|\brelated|\bcit(?:e|ing|ation)/iu.test(message) &&
    readFilters(message, 0).filters.author !== undefined,
  work:
    (service) =>
    async ({ query, sources: named, yearFrom, yearTo, author, venue, limit }, { signal, run }) => {
      const wanted = limit ?? usual;
      const isFiltered = (author ?? venue ?? null) !== null;
      const request = {
        query,
        limit: isFiltered ? toFilter : wanted,
        yearFrom: yearFrom ?? undefined,
        yearTo: yearTo ?? undefined,
      };
      const search = async (words: string) => {
        const all = [words, author ?? "", venue ?? ""].filter((part) => !words.includes(part) || part === words);
        const asked = { ...request, query: all.join(" ").slice(0, longestQuery) };
        const { papers, sources } = await searchSources(service.sources(named), asked, {
          signal,
          language: run.language,
        });
        if (!isFiltered) return { papers, sources };
        const kept = papers.filter((paper) => isWanted(paper, { author, venue }));
        const countOf = (name: string) =>
          kept.filter((paper) => paper.sources.some((source) => source === name)).length;
        return { papers: kept, sources: sources.map((report) => ({ ...report, count: countOf(report.source) })) };
      };
      const first = await search(query);
      const english = first.papers.length < few && /[가-힣]/.test(query) ? inEnglish(query) : null;
      const found = english === null ? first : together(first, await search(english));
      const shelf = await service.notebooks.shelf(run.sessionId);
      const papers = await shelf.add(found.papers.slice(0, wanted), "shown");
      return {
        query,
        inEnglish: english,
        yearFrom: yearFrom ?? null,
        yearTo: yearTo ?? null,
        author: author ?? null,
        venue: venue ?? null,
        papers: [...papers],
        sources: [...found.sources],
      };
    },
  summary: ({ query, papers }, _input, language) =>
    language === "ko" ? `"${query}" 논문 ${papers.length}편` : `${counted(papers.length, "paper")} for "${query}"`,
  fromMessage({ message, thisYear }) {
    const { filters, amount } = readFilters(message, thisYear);
    const query = topicIn(message) ?? filters.author ?? filters.venue ?? message.trim();
    const asked = { query: query.slice(0, longestQuery), ...filters };
    return amount !== null && amount <= mostWanted ? { ...asked, limit: amount } : asked;
  },
  papers: ({ papers }) => papers,
  describe({ papers, sources, ...asked }, shelf, language) {
    const listed = shelf.whole(papers.slice(0, mostListed)).map((paper) => paperLine(shelf, paper));
    return {
      about: searchedFor(asked, language),
      findings: [],
      papers: listed,
      total: papers.length,
      caveat: sourceCaveat(sources, language),
    };
  },
  document: (found, shelf, language) => (found.papers.length === 0 ? null : searchDocument(found, shelf, language)),
  shows: ({ query, sources }) => ({ kind: "search", value: { query, sources } }),
  heading({ about, total }, language) {
    const found = {
      ko: `'${about}'(으)로 논문 ${total}편을 찾았습니다.`,
      en: `${counted(total, "paper")} found for '${about}'.`,
    };
    const inKorean = /[가-힣]/.test(about) && !/[A-Za-z]/.test(about);
    const none = {
      ko: `'${about}'(으)로는 논문을 찾지 못했습니다. ${inKorean ? "영어로 쓴 논문은 영어 낱말로 찾아집니다. " : ""}다른 낱말이나 다른 출처로 찾아볼 수 있습니다.`,
      en: `No papers were found for '${about}'. ${inKorean ? "Papers in English are found by English words. " : ""}Other words or another source may help.`,
    };
    return saidIn(total > 0 ? found : none, language);
  },
  lists: "papers",
  next: ({ total }, language) =>
    total === 0
      ? [nextChoices.library(language)]
      : [nextChoices.cluster(language), nextChoices.rank(language), nextChoices.read(language)],
});
