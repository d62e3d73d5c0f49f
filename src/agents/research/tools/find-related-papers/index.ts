import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { findRelated, mergePapers, type Paper, paperSchema } from "#papers";
import { type SourceReport, sourceReportSchema, toJihwiError } from "#protocol";
import { choosePaper } from "../choose-papers.ts";
import { findRelatedPapers } from "./declaration.ts";

export const findRelatedOutput = z.object({
  paper: paperSchema,
  related: z.array(z.object({ paper: paperSchema, reasons: z.array(z.string()) })),
  sources: z.array(sourceReportSchema),
});
export type FindRelatedOutput = z.infer<typeof findRelatedOutput>;

const usual = 15;

export function createFindRelatedPapers(service: ResearchService) {
  return defineTool({
    ...findRelatedPapers,
    output: findRelatedOutput,
    timeoutMs: 60_000,
    summary: ({ related }) => String(related.length),
    async run({ paper: reference, limit }, { signal, run }: ToolContext<Turn>) {
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
  });
}

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
