import { z } from "zod";
import {
  abstractOf,
  findRelated,
  linkedPapers,
  mergePapers,
  paperSchema,
  papersBlock,
  plainLine,
  relatedOfSources,
  type Shelf,
  shortNameOf,
  sourceFailures,
  titleOf,
} from "#papers";
import { counted, type Language, type Localized, type SourceReport, sourceReportSchema } from "#protocol";
import { onePaper } from "../../steps/choose-tool/named-papers.ts";
import { researchText } from "../../text.ts";
import { sourceCaveat } from "../caveats.ts";
import { choosePaper, paperReferenceSchema } from "../choose-papers.ts";
import { type DocumentText, defineResearchTool, mostListed, resultPaperSchema } from "../research-tool.ts";

const usualRelated = 15;
/** How many papers of the library are compared, of those that are linked and of those that have its words. */
const mostCompared = 300;
/** What is searched for of a paper: its title, and abstract as far as it helps. */
const longestQuery = 3_000;

const output = z.object({
  paper: paperSchema,
  related: z.array(
    z.object({ paper: resultPaperSchema, reasons: z.array(z.string()), inNotebook: z.boolean().default(false) }),
  ),
  sources: z.array(sourceReportSchema),
});
type Output = z.infer<typeof output>;

/** Papers around one paper. */
export const findRelatedPapers = defineResearchTool({
  name: "find_related_papers",
  title: { ko: "이어지는 논문", en: "Related papers" },
  description: researchText("find-related-papers"),
  input: z.object({ paper: paperReferenceSchema, limit: z.number().int().min(1).max(50).nullish() }),
  output,
  timeoutMs: 60_000,
  async work({ paper: reference, limit }, { signal, run, service, shelf }) {
    const seed = await choosePaper(service, shelf, reference);
    const wanted = limit ?? usualRelated;
    const request = { paper: seed, limit: wanted };
    const asked = await relatedOfSources(service.sources(), request, { signal, language: run.language });
    const inNotebook = new Set(shelf.papers.map(({ id }) => id));
    // In a large library most papers are not related at all, and all cannot be compared.
    const libraryPapers = await service.library.all();
    const query = `${titleOf(seed)} ${abstractOf(seed)}`.slice(0, longestQuery);
    const near = [
      ...(await linkedPapers(seed, libraryPapers, mostCompared)),
      ...(await service.library.search(query, mostCompared)),
    ];
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
  fromMessage: (asked) => ({ paper: onePaper(asked) }),
  papers: ({ paper, related }) => [paper, ...related.map((one) => one.paper)],
  describe: ({ paper, related, sources }, _shelf, language) => ({
    about: titleOf(paper),
    findings: knownAlready(related, language),
    listed: [...related.slice(0, mostListed - 1).map((one) => one.paper), paper],
    notes: new Map([
      ...related.map((one) => [one.paper.id, whyOf(one, language)] as const),
      [paper.id, source[language]],
    ]),
    total: related.length,
    caveat: sourceCaveat(sources, language),
  }),
  document: relatedDocument,
  shows: ({ paper, sources }) => ({ kind: "search", value: { query: titleOf(paper), sources } }),
  lists: "papers",
});

const source: Localized = { ko: "기준이 된 논문", en: "the paper they are related to" };
const already: Localized = { ko: "이미 노트북에 있음", en: "in the notebook already" };

/** Why a paper is there, and whether the notebook held it before. */
const whyOf = ({ reasons, inNotebook }: Output["related"][number], language: Language) =>
  [...(inNotebook ? [already[language]] : []), ...reasons].join(", ");

/** How many of them the notebook held before. */
function knownAlready(related: Output["related"], language: Language): string[] {
  const count = related.filter(({ inNotebook }) => inNotebook).length;
  if (count === 0) return [];
  return [
    language === "ko"
      ? `${count}편은 이미 노트북에 있던 논문이고, ${related.length - count}편이 새 논문입니다.`
      : `${count} of them were in the notebook already; ${related.length - count} are new.`,
  ];
}

/** The papers around one paper, and why each is there. */
function relatedDocument({ paper, related, sources }: Output, shelf: Shelf, language: Language): DocumentText | null {
  if (related.length === 0) return null;
  const ko = language === "ko";
  const failed = sourceFailures(
    sources.filter(({ status }) => status !== "ok"),
    language,
  ).map(({ names, why }) => `${names}: ${why}`);
  const reasons = related.flatMap((one) =>
    shelf
      .whole([one.paper])
      .map(
        (other) =>
          `- [${shelf.numberOf(other.id)}] ${plainLine(shortNameOf(other))}: ${plainLine(whyOf(one, language))}`,
      ),
  );
  const lines = [
    `# ${plainLine(titleOf(paper))}`,
    papersBlock([paper], shelf),
    `## ${ko ? `이어지는 논문 ${related.length}편` : counted(related.length, "related paper")}`,
    reasons.join("\n"),
    papersBlock(shelf.whole(related.map((one) => one.paper)), shelf),
    ...(failed.length === 0
      ? []
      : [`${ko ? "답하지 않은 출처" : "Sources that failed"}: ${plainLine(failed.join("; "))}`]),
  ];
  return {
    key: paper.id,
    title: `${ko ? "이어지는 논문" : "Related"}: ${titleOf(paper)}`,
    content: lines.join("\n\n"),
  };
}
