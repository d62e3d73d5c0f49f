import { z } from "zod";
import { defineTool, type ToolContext, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { importanceFormula, importanceUnknown, paperSchema, evaluateImportance as rankPapers } from "#papers";
import { choosePapers } from "../choose-papers.ts";
import { evaluateImportance } from "./declaration.ts";

const share = z.number().nullable();
export const evaluateImportanceOutput = z.object({
  papers: z.array(paperSchema),
  formula: z.string(),
  ranking: z.array(
    z.object({
      paperId: z.string(),
      score: share,
      parts: z.object({ citations: share, venue: share, centrality: z.number(), recency: share }),
      citationsPerYear: share,
    }),
  ),
});
export type EvaluateImportanceOutput = z.infer<typeof evaluateImportanceOutput>;

const most = 500;
const shown = 20;

export function createEvaluateImportance(service: ResearchService) {
  return defineTool({
    ...evaluateImportance,
    output: evaluateImportanceOutput,
    timeoutMs: 60_000,
    summary: ({ ranking }) => String(ranking.length),
    async run({ papers: references }, { run }: ToolContext<Turn>) {
      const shelf = await service.notebooks.shelf(run.sessionId);
      const chosen = await choosePapers(service, shelf, references);
      const ranking = rankPapers(chosen.slice(-most), run.now().getUTCFullYear()).slice(0, shown);
      const best = ranking.flatMap(({ paperId }) => chosen.find(({ id }) => id === paperId) ?? []);
      const papers = await shelf.add(best);
      return {
        papers: [...papers],
        formula: (ranking.some(({ score }) => score !== null) ? importanceFormula : importanceUnknown)[run.language],
        ranking: ranking.map((row, at) => ({ ...row, paperId: papers[at]?.id ?? row.paperId })),
      };
    },
  });
}
