import { z } from "zod";
import { createCitationFilter } from "#documents";
import { createYield, runStep } from "#kernel";
import { createPaperIndex, notedTitle, type Paper, papersBlock, plainLine, shortNameOf, synthesise } from "#papers";
import { counted, type Language, type Localized, statementSchema } from "#protocol";
import { readingsFor } from "#questions";
import { compareText, soundText } from "../../grounded-text.ts";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { searchWords } from "../../steps/choose-tool/search-words.ts";
import { synthesize } from "../../steps/synthesize.ts";
import { researchText } from "../../text.ts";
import { byYear, leftOutCaveat } from "../caveats.ts";
import { choosePapers, chosenPapersShape, filtersInWords } from "../choose-papers.ts";
import { defineResearchTool, papersInWords, resultPaperSchema } from "../research-tool.ts";

const output = z.object({
  topic: z.string(),
  papers: z.array(resultPaperSchema),
  text: z.string(),
  /** What each sentence of the text stands on. Results of older turns have none. */
  statements: z.array(statementSchema).default([]),
  /** False where hardly a paper speaks of the topic, and the newest were taken. */
  isOnTopic: z.boolean().default(true),
  leftOut: z.number().int().default(0),
  /** Whether the papers were named one by one. */
  isNamed: z.boolean().default(false),
  yearFrom: z.number().int().nullable().default(null),
  yearTo: z.number().int().nullable().default(null),
});

type Output = z.infer<typeof output>;

const mostTogether = 60;
/** Fewer papers are no synthesis. */
const fewestOnTopic = 3;
/** What is read of all papers together, and of each at least and at most, in characters. */
const [allTexts, shortestText, longestText] = [90_000, 1_500, 12_000];

/** What papers say together about a topic. */
export const synthesizeTopic = defineResearchTool({
  name: "synthesize_topic",
  title: { ko: "종합하기", en: "Synthesis" },
  description: researchText("synthesize-topic"),
  input: z.object({
    topic: z.string().trim().min(1).max(500).describe("The subject alone, in the language of the papers"),
    wish: z.string().max(500).nullish().describe("How it is to be written, where the user says so: length, paragraphs"),
    ...chosenPapersShape,
  }),
  output,
  timeoutMs: 180_000,
  interest: ({ topic }) => topic,
  async work({ topic, wish, ...wanted }, { run, service, shelf }) {
    const chosen = await choosePapers(service, shelf, wanted);
    const isNamed = (wanted.papers?.length ?? 0) > 0;
    // With an empty notebook the papers are the library's, which has an index of them.
    const search = shelf.papers.length === 0 ? service.library.search : await searchOver(isNamed ? [] : chosen);
    const onTopic = isNamed ? chosen : await papersOn(topic, chosen, search);
    const isOnTopic = isNamed || onTopic.length >= fewestOnTopic;
    const meant = isOnTopic ? onTopic : chosen.toSorted((one, other) => byYear(other) - byYear(one));
    const papers = await shelf.add(meant.slice(0, mostTogether));
    const leftOut = meant.length - papers.length;
    const longest = Math.min(longestText, Math.max(shortestText, Math.floor(allTexts / papers.length)));
    const textOf = (paper: Paper) => readingsFor(topic, shelf.textOf(paper), longest)[0] ?? "";
    const { parts, silent } = await synthesise(topic, papers, textOf);
    const number = (id: string) => shelf.numberOf(id) ?? 0;
    const given = {
      topic,
      wish: wish ?? null,
      parts: parts.map(({ label, paperIds, sentences }) => ({
        label,
        papers: paperIds.map(number),
        sentences: sentences.map(({ text, paperId }) => ({ text, paper: number(paperId) })),
      })),
      papers: papers.map((paper) => ({
        number: number(paper.id),
        name: shortNameOf(paper),
        title: notedTitle(paper, run.language),
        abstract: textOf(paper),
      })),
      silent: silent.map(number),
    };
    const filter = () => createCitationFilter(shelf.sources(), { keepsUnresolved: true });
    const text = await runStep(synthesize, given, run, { stream: false, filter });
    const written = { text, step: synthesize.name, about: [topic, wish ?? ""].join("\n"), papers };
    const statements = await compareText(written, shelf, run);
    const { yearFrom = null, yearTo = null } = wanted;
    return { topic, papers: [...papers], text, statements, isOnTopic, leftOut, isNamed, yearFrom, yearTo };
  },
  summary: ({ topic, papers }, _input, language) => `${topic}: ${papersInWords(papers.length, language)}`,
  fromMessage: (asked) => ({ topic: searchWords(asked.message).slice(0, 500), ...somePapers(asked) }),
  papers: ({ papers }) => papers,
  describe: (written, _shelf, language) => ({
    about: written.topic,
    findings: [soundText(written.text, written.statements, language)],
    caveat: caveatOf(written, language),
  }),
  document(written, shelf, language) {
    const { topic, text, statements, papers, isNamed, ...years } = written;
    const about = (spoken: Language) =>
      [topic, filtersInWords(years, spoken), isNamed ? chosenOnes(papers.length)[spoken] : ""].filter(Boolean);
    const ids = isNamed ? papers.map(({ id }) => id).toSorted() : [];
    const parts = [
      `# ${plainLine(about(language).join(" · "))}`,
      soundText(text, statements, language),
      caveatOf(written, language),
      papersBlock(shelf.whole(papers), shelf),
    ];
    return {
      // Other years and other papers are another synthesis, not the next version of this one.
      key: [...about("en"), ...ids].join("\n").normalize("NFC").toLowerCase(),
      title: `${language === "ko" ? "종합" : "Synthesis"}: ${about(language).join(" · ")}`,
      content: parts.filter((part) => part !== undefined).join("\n\n"),
    };
  },
});

type Search = (query: string, limit: number) => Promise<readonly Pick<Paper, "id">[]>;

async function searchOver(papers: readonly Paper[]): Promise<Search> {
  const index = createPaperIndex();
  const yieldNow = createYield();
  for (const paper of papers) {
    await yieldNow();
    index.put(paper);
  }
  return async (query, limit) => index.search(query, limit);
}

/** Those of the papers that speak of a topic, the nearest first. */
async function papersOn(topic: string, papers: readonly Paper[], search: Search): Promise<readonly Paper[]> {
  const byId = new Map(papers.map((paper) => [paper.id, paper]));
  return (await search(topic, Number.POSITIVE_INFINITY)).flatMap(({ id }) => byId.get(id) ?? []);
}

const chosenOnes = (papers: number): Localized => ({
  ko: `고른 논문 ${papers}편`,
  en: counted(papers, "chosen paper"),
});

const offTopic: Localized = researchText("off-topic");

function caveatOf({ papers, isOnTopic, isNamed, leftOut }: Output, language: Language): string | undefined {
  const order = isNamed ? "first" : isOnTopic ? "nearest" : "newest";
  const left = leftOutCaveat({ papers: papers.length, leftOut }, order, language);
  return [isOnTopic ? undefined : offTopic[language], left].filter((part) => part !== undefined).join(" ") || undefined;
}
