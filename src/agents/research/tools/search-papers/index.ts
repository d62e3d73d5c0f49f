import { josa } from "es-hangul";
import { z } from "zod";
import { searchSources } from "#papers";
import { paperSourceNameSchema, type SourceReport } from "#protocol";
import { topicOf } from "../../steps/choose-tool/topic.ts";
import { nextChoices } from "../next-choices.ts";
import { countOf, defineResearchTool, mostListed, paperLine } from "../research-tool.ts";
import { searchDocument } from "./document.ts";
import { searchPapersOutputSchema } from "./output.ts";
import { yearsOf } from "./years-of.ts";

const input = z.object({
  query: z.string().trim().min(1).max(500).describe("Words to search for, in the language of the papers"),
  sources: z
    .array(paperSourceNameSchema)
    .nullish()
    .describe("Which sources; leave out for every source that is set up"),
  yearFrom: z.number().int().min(1000).max(2200).nullish().describe("Papers from this year on"),
  yearTo: z.number().int().min(1000).max(2200).nullish().describe("Papers up to this year"),
  limit: z.number().int().min(1).max(100).nullish().describe("How many papers, 20 unless told"),
});

const usual = 20;
/** What paper services take. */
const longestQuery = 500;

/** New papers about a topic. */
export const searchPapers = defineResearchTool({
  name: "search_papers",
  title: { ko: "논문 찾기", en: "Search papers" },
  description: {
    ko: "사용자의 보관함과 설정된 서비스에서 주제로 논문을 찾습니다. 새 논문이 필요할 때 부릅니다.",
    en: "Searches papers by topic in the user's library and the configured services. Use it whenever new papers are wanted.",
  },
  input,
  output: searchPapersOutputSchema,
  timeoutMs: 60_000,
  tellsInterest: true,
  work:
    (service) =>
    async ({ query, sources: named, yearFrom, yearTo, limit }, { signal, run }) => {
      const wanted = limit ?? usual;
      const request = { query, limit: wanted, yearFrom: yearFrom ?? undefined, yearTo: yearTo ?? undefined };
      const found = await searchSources(service.sources(named), request, { signal, language: run.language });
      const shelf = await service.notebooks.shelf(run.sessionId);
      const papers = await shelf.add(found.papers.slice(0, wanted), "search");
      return { query, papers: [...papers], sources: [...found.sources] };
    },
  summary: ({ query, papers }, _input, language) =>
    language === "ko" ? `"${query}" 논문 ${papers.length}편` : `${countOf(papers.length, "paper")} for "${query}"`,
  fromMessage: ({ message }) => ({ query: topicOf(message).slice(0, longestQuery), ...yearsOf(message) }),
  papers: ({ papers }) => papers,
  describe({ query, papers, sources }, shelf, language) {
    const listed = papers.slice(0, mostListed).map((paper) => paperLine(shelf, paper));
    const described = { about: query, findings: [], papers: listed, total: papers.length };
    const silent = sources.filter(({ status }) => status !== "ok");
    if (silent.length === 0) return described;
    const text = silentSources(sources, language === "ko");
    return {
      ...described,
      findings: [`${text} ${silent[0]?.error?.message ?? ""}`.trim()],
      caveat: { text, names: silent.map(({ source }) => source) },
    };
  },
  document: (found, shelf, language) => (found.papers.length === 0 ? null : searchDocument(found, shelf, language)),
  shows: ({ query, sources }) => ({ kind: "search", value: { query, sources } }),
  heading({ about, total }, language) {
    const by = `'${about}'${josa.pick(about, "으로/로")}`;
    if (total > 0)
      return language === "ko"
        ? `${by} 논문 ${total}편을 찾았습니다.`
        : `${countOf(total, "paper")} found for '${about}'.`;
    return language === "ko"
      ? `${by}는 논문을 찾지 못했습니다. 다른 낱말이나 다른 출처로 찾아볼 수 있습니다.`
      : `No papers were found for '${about}'. Other words or another source may help.`;
  },
  lists: "papers",
  next: ({ total }, language) =>
    total === 0
      ? [nextChoices.library(language)]
      : [nextChoices.cluster(language), nextChoices.rank(language), nextChoices.read(language)],
});

/** Which sources did not answer, in one sentence, and what was searched in their place. */
function silentSources(sources: readonly SourceReport[], ko: boolean): string {
  const silent = sources.filter(({ status }) => status !== "ok").map(({ source }) => source);
  const onlyLibrary = sources.every(({ source, status }) => status !== "ok" || source === "library");
  const names = silent.join(", ");
  if (ko) return `${names}에서는 답을 받지 못했습니다${onlyLibrary ? ". 내 보관함에서만 찾았습니다." : "."}`;
  return `${names} did not answer${onlyLibrary ? "; only the library was searched." : "."}`;
}
