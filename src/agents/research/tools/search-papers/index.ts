import { z } from "zod";
import { searchSources } from "#papers";
import { counted, paperSourceNameSchema, saidIn } from "#protocol";
import { searchWords } from "../../steps/choose-tool/search-words.ts";
import { writtenYears } from "../../steps/choose-tool/written-years.ts";
import { isWanted, paperFiltersShape } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLines } from "../research-tool.ts";
import { sourceCaveat } from "../source-caveat.ts";
import { searchDocument, searchedFor } from "./document.ts";
import { searchPapersOutputSchema } from "./output.ts";

const input = z.object({
  query: z.string().trim().min(1).max(500),
  sources: z.array(paperSourceNameSchema).nullish(),
  ...paperFiltersShape,
  limit: z.number().int().min(1).max(100).nullish(),
});

const usualFound = 20;
/** Of each source, where an author or a venue is wanted: services find names among other words. */
const foundToFilter = 100;
/** What paper services take. */
const longestQuery = 500;

/** New papers about a topic. */
export const searchPapers = defineResearchTool({
  name: "search_papers",
  title: { ko: "논문 찾기", en: "Search papers" },
  description: {
    ko: "사용자의 서재와 설정된 서비스에서 논문을 찾습니다. query는 논문에 쓰인 언어의 낱말로(대개 영어), 문장이 아니라 주제로 적습니다. limit을 빼면 20편입니다.",
    en: "Searches papers in the user's library and the configured services. query: words of the topic in the language of the papers (mostly English), no sentence. 20 papers unless limit says otherwise.",
  },
  input,
  output: searchPapersOutputSchema,
  timeoutMs: 60_000,
  interest: ({ query, author, venue }) => (query === author || query === venue ? null : query),
  work:
    (service) =>
    async ({ query, sources: named, yearFrom, yearTo, author, venue, limit }, { signal, run }) => {
      const wanted = limit ?? usualFound;
      const isFiltered = Boolean(author || venue);
      const searched = [query, author ?? "", venue ?? ""].filter((part, at) => at === 0 || !query.includes(part));
      const request = {
        query: searched.join(" ").slice(0, longestQuery),
        limit: isFiltered ? foundToFilter : wanted,
        yearFrom: yearFrom ?? undefined,
        yearTo: yearTo ?? undefined,
      };
      const found = await searchSources(service.sources(named), request, { signal, language: run.language });
      const fitting = found.papers.filter((paper) => isWanted(paper, { author, venue }));
      const countOf = (name: string) => fitting.filter((paper) => paper.sources.some((one) => one === name)).length;
      const shelf = await service.notebooks.shelf(run.sessionId);
      return {
        query,
        yearFrom: yearFrom ?? null,
        yearTo: yearTo ?? null,
        author: author || null,
        venue: venue || null,
        papers: [...(await shelf.add(fitting.slice(0, wanted), "shown"))],
        sources: found.sources.map((report) => (isFiltered ? { ...report, count: countOf(report.source) } : report)),
      };
    },
  summary: ({ query, papers }, _input, language) =>
    language === "ko" ? `"${query}" 논문 ${papers.length}편` : `${counted(papers.length, "paper")} for "${query}"`,
  fromMessage({ message }) {
    const { bounds, rest } = writtenYears(message);
    return { query: searchWords(rest || message).slice(0, longestQuery), ...bounds };
  },
  papers: ({ papers }) => papers,
  describe({ papers, sources, ...asked }, shelf, language) {
    return {
      about: searchedFor(asked, language),
      findings: [],
      papers: paperLines(shelf, shelf.whole(papers.slice(0, mostListed)), language),
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
