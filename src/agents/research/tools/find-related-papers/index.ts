import { z } from "zod";
import {
  abstractOf,
  findRelated,
  linkedPapers,
  mergePapers,
  type Paper,
  type ResearchService,
  relatedOfSources,
  titleOf,
} from "#papers";
import { counted, type Language, type Localized, type SourceReport, saidIn } from "#protocol";
import { onePaper } from "../../steps/choose-tool/named-papers.ts";
import { choosePaper, paperReferenceSchema } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { defineResearchTool, mostListed, paperLines } from "../research-tool.ts";
import { sourceCaveat } from "../source-caveat.ts";
import { relatedDocument } from "./document.ts";
import { type FindRelatedOutput, findRelatedOutputSchema } from "./output.ts";

const input = z.object({
  paper: paperReferenceSchema,
  limit: z.number().int().min(1).max(50).nullish(),
});

const usualRelated = 15;
/** How many papers of the library are compared, of those that are linked and of those that have its words. */
const mostCompared = 300;
/** What is searched for of a paper: its title, and abstract as far as it helps. */
const longestQuery = 3_000;

/** Papers around one paper. */
export const findRelatedPapers = defineResearchTool({
  name: "find_related_papers",
  title: { ko: "이어지는 논문", en: "Related papers" },
  description: {
    ko: "한 논문과 이어지는 논문을 찾습니다: 인용한 것, 인용된 것, 같은 저자, 비슷한 내용.",
    en: "Finds papers related to one paper: what cites it, what it cites, shared authors, similar content.",
  },
  input,
  output: findRelatedOutputSchema,
  timeoutMs: 60_000,
  work:
    (service) =>
    async ({ paper: reference, limit }, { signal, run }) => {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const seed = await choosePaper(service, shelf, reference);
      const wanted = limit ?? usualRelated;
      const asked = await relatedOfSources(
        service.sources(),
        { paper: seed, limit: wanted },
        { signal, language: run.language },
      );
      const inNotebook = new Set(shelf.papers.map(({ id }) => id));
      const libraryPapers = await service.library.all();
      const near = await nearbyPapers(seed, libraryPapers, service.library);
      const candidates = mergePapers([...asked.flatMap(({ papers }) => papers), ...shelf.papers, ...near]);
      const found = await findRelated(seed, candidates, wanted);
      const [kept, ...papers] = await shelf.add([seed, ...found.map(({ paper }) => paper)]);
      const libraryIds = new Set(libraryPapers.map(({ id }) => id));
      const count = papers.filter(({ id }) => libraryIds.has(id)).length;
      const fromLibrary: SourceReport = { source: "library", status: "ok", count, error: null };
      return {
        paper: kept ?? seed,
        related: papers.map((paper, at) => ({
          paper,
          reasons: (found[at]?.reasons ?? []).map((reason) => reason[run.language]),
          inNotebook: inNotebook.has(paper.id),
        })),
        sources: [fromLibrary, ...asked.map(({ report }) => report)],
      };
    },
  summary: ({ paper, related }, _input, language) =>
    language === "ko"
      ? `${titleOf(paper)}: ${related.length}편`
      : `${titleOf(paper)}: ${counted(related.length, "paper")}`,
  fromMessage: (asked) => ({ paper: onePaper(asked) }),
  papers: ({ paper, related }) => [paper, ...related.map((one) => one.paper)],
  describe({ paper, related, sources }, shelf, language) {
    const listed = related.slice(0, mostListed - 1);
    const notes = new Map(
      listed.map(({ paper: other, reasons, inNotebook }) => [
        other.id,
        [...(inNotebook ? [already[language]] : []), ...reasons.slice(0, 2)].join(", "),
      ]),
    );
    const others = shelf.whole(listed.map((one) => one.paper));
    return {
      about: titleOf(paper),
      findings: knownAlready(related, language),
      papers: paperLines(
        shelf,
        [...others, ...shelf.whole([paper])],
        language,
        ({ id }) => notes.get(id) ?? source[language],
      ),
      total: related.length,
      caveat: sourceCaveat(sources, language),
    };
  },
  document: (found, shelf, language) => (found.related.length === 0 ? null : relatedDocument(found, shelf, language)),
  shows: ({ paper, sources }) => ({ kind: "search", value: { query: titleOf(paper), sources } }),
  heading({ about, total }, language) {
    const found = {
      ko: `'${about}'와(과) 이어지는 논문 ${total}편입니다.`,
      en: `${counted(total, "paper")} related to '${about}'.`,
    };
    const none = {
      ko: `'${about}'와(과) 이어지는 논문을 찾지 못했습니다.`,
      en: `No papers related to '${about}' were found.`,
    };
    return saidIn(total > 0 ? found : none, language);
  },
  lists: "papers",
  next: ({ total }, language) =>
    total === 0 ? [] : [nextChoices.cluster(language), nextChoices.rank(language), nextChoices.read(language)],
});

const already: Localized = { ko: "이미 노트북에 있음", en: "in the notebook already" };
const source: Localized = { ko: "기준이 된 논문", en: "the paper they are related to" };

/** How many of them the notebook held before. */
function knownAlready(related: FindRelatedOutput["related"], language: Language): string[] {
  const count = related.filter(({ inNotebook }) => inNotebook).length;
  if (count === 0) return [];
  return [
    language === "ko"
      ? `${count}편은 이미 노트북에 있던 논문이고, ${related.length - count}편이 새 논문입니다.`
      : `${count} of them were in the notebook already; ${related.length - count} are new.`,
  ];
}

/** The papers of the library that may be related at all: in a large one most are not, and all cannot be compared. */
async function nearbyPapers(
  seed: Paper,
  libraryPapers: readonly Paper[],
  library: ResearchService["library"],
): Promise<readonly Paper[]> {
  if (libraryPapers.length <= 2 * mostCompared) return libraryPapers;
  const query = `${titleOf(seed)} ${abstractOf(seed)}`.slice(0, longestQuery);
  return [...(await linkedPapers(seed, libraryPapers, mostCompared)), ...(await library.search(query, mostCompared))];
}
