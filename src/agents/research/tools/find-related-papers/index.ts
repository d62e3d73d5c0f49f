import { josa } from "es-hangul";
import { z } from "zod";
import { findRelated, mergePapers, type Paper, titleOf } from "#papers";
import { type SourceReport, toJihwiError } from "#protocol";
import { onePaper } from "../../steps/choose-tool/named-papers.ts";
import { choosePaper, paperReferenceSchema } from "../choose-papers.ts";
import { nextChoices } from "../next-choices.ts";
import { countOf, defineResearchTool, mostListed, paperLine } from "../research-tool.ts";
import { relatedDocument } from "./document.ts";
import { findRelatedOutputSchema } from "./output.ts";

const input = z.object({
  paper: paperReferenceSchema.describe("The paper's number in the notebook, or its title"),
  limit: z.number().int().min(1).max(50).nullish().describe("How many papers, 15 unless told"),
});

const usual = 15;

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
      const wanted = limit ?? usual;
      const asked = await Promise.all(
        service.sources().flatMap((source) => {
          const { related, name } = source;
          return related === undefined ? [] : [ask(name, () => related(seed, wanted, signal), run.language)];
        }),
      );
      const candidates = mergePapers([
        ...asked.flatMap(({ papers }) => papers),
        ...shelf.papers,
        ...(await service.library.all()),
      ]);
      const found = findRelated(seed, candidates, wanted);
      const [kept, ...papers] = await shelf.add([seed, ...found.map(({ paper }) => paper)]);
      return {
        paper: kept ?? seed,
        related: papers.map((paper, at) => ({
          paper,
          reasons: (found[at]?.reasons ?? []).map((reason) => reason[run.language]),
        })),
        sources: asked.map(({ report }) => report),
      };
    },
  summary: ({ paper, related }, _input, language) =>
    language === "ko"
      ? `${titleOf(paper)}: ${related.length}편`
      : `${titleOf(paper)}: ${countOf(related.length, "paper")}`,
  fromMessage: (asked) => ({ paper: onePaper(asked) }),
  papers: ({ paper, related }) => [paper, ...related.map((one) => one.paper)],
  describe({ paper, related }, shelf) {
    const papers = related
      .slice(0, mostListed)
      .map(({ paper: other, reasons }) => paperLine(shelf, other, reasons.slice(0, 2).join(", ")));
    return { about: titleOf(paper), findings: [], papers, total: related.length };
  },
  document: (found, shelf, language) => (found.related.length === 0 ? null : relatedDocument(found, shelf, language)),
  heading({ about, total }, language) {
    const to = `'${about}'${josa.pick(about, "와/과")} 이어지는 논문`;
    if (total === 0)
      return language === "ko" ? `${to}을 찾지 못했습니다.` : `No papers related to '${about}' were found.`;
    return language === "ko" ? `${to} ${total}편입니다.` : `${countOf(total, "paper")} related to '${about}'.`;
  },
  lists: "papers",
  next: ({ total }, language) =>
    total === 0 ? [] : [nextChoices.cluster(language), nextChoices.rank(language), nextChoices.read(language)],
});

/** A source's own relations; one that fails is named, and the rules go on without it. */
async function ask(name: SourceReport["source"], related: () => Promise<readonly Paper[]>, language: "ko" | "en") {
  try {
    const papers = await related();
    const report: SourceReport = { source: name, status: "ok", count: papers.length, error: null };
    return { papers, report };
  } catch (thrown) {
    const { code, says } = toJihwiError(thrown);
    const report: SourceReport = { source: name, status: "failed", count: 0, error: { code, message: says[language] } };
    return { papers: [], report };
  }
}
