import { z } from "zod";
import { defineTool, runStep, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { abstractOf, paperSchema, titleOf } from "#papers";
import { analyze } from "../../steps/analyze/index.ts";
import { aspectsSchema } from "../../steps/analyze/schema.ts";
import { choosePapers } from "../choose-papers.ts";
import { analyzePapers } from "./declaration.ts";

export const analyzePapersOutput = z.object({
  papers: z.array(paperSchema),
  /** Null: nobody gave us the abstract, so there is nothing to read. */
  analyses: z.array(z.object({ paperId: z.string(), aspects: aspectsSchema.nullable() })),
  /** Papers that were left out because there were too many. */
  leftOut: z.number().int(),
});
export type AnalyzePapersOutput = z.infer<typeof analyzePapersOutput>;

const most = 12;

export function createAnalyzePapers(service: ResearchService) {
  return defineTool({
    ...analyzePapers,
    output: analyzePapersOutput,
    timeoutMs: 240_000,
    summary: ({ analyses }) => String(analyses.length),
    async run({ papers: references }, { run }: ToolContext<Turn>) {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const all =
        references?.length || shelf.latest.length === 0 ? await choosePapers(service, shelf, references) : shelf.latest;
      // Those with something to read come first; the rest are named as unread.
      const chosen = all.toSorted((a, b) => Number(abstractOf(a) === "") - Number(abstractOf(b) === "")).slice(0, most);
      const papers = await shelf.add(chosen);
      const analyses: AnalyzePapersOutput["analyses"] = [];
      for (const paper of papers) {
        const input = { title: titleOf(paper), abstract: abstractOf(paper) };
        analyses.push({
          paperId: paper.id,
          aspects: input.abstract === "" ? null : await runStep(analyze, input, run),
        });
      }
      return { papers: [...papers], analyses, leftOut: all.length - chosen.length };
    },
  });
}
