import { z } from "zod";
import { importanceFormula, importanceUnknown, evaluateImportance as rankPapers } from "#papers";
import { somePapers } from "../../steps/choose-tool/named-papers.ts";
import { researchText } from "../../text.ts";
import { byCitations, firstOf, leftOutCaveat } from "../caveats.ts";
import { choosePapers, chosenPapersShape } from "../choose-papers.ts";
import { defineResearchTool, mostListed, resultPaperSchema } from "../research-tool.ts";

const share = z.number().nullable();
const output = z.object({
  papers: z.array(resultPaperSchema),
  formula: z.string(),
  /** How many papers were ranked, and how many were too many. Results of older turns do not tell. */
  compared: z.number().int().default(0),
  leftOut: z.number().int().default(0),
  ranking: z.array(
    z.object({
      paperId: z.string(),
      score: share,
      parts: z.object({ citations: share, venue: share, centrality: z.number(), recency: share }),
      citationsPerYear: share,
    }),
  ),
});

const mostRanked = 500;

/** Papers in the order in which to read them. */
export const evaluateImportance = defineResearchTool({
  name: "evaluate_importance",
  title: { ko: "읽을 순서", en: "Reading order" },
  description: researchText("evaluate-importance"),
  input: z.object(chosenPapersShape),
  output,
  timeoutMs: 60_000,
  async work(wanted, { run, service, shelf }) {
    const { chosen, leftOut } = firstOf(await choosePapers(service, shelf, wanted), mostRanked, byCitations);
    const ranking = (await rankPapers(chosen, run.now().getUTCFullYear())).slice(0, mostListed);
    const best = ranking.flatMap(({ paperId }) => chosen.find(({ id }) => id === paperId) ?? []);
    const papers = await shelf.add(best);
    return {
      papers: [...papers],
      formula: (ranking.some(({ score }) => score !== null) ? importanceFormula : importanceUnknown)[run.language],
      compared: chosen.length,
      leftOut,
      ranking: ranking.map((row, at) => ({ ...row, paperId: papers[at]?.id ?? row.paperId })),
    };
  },
  fromMessage: somePapers,
  papers: ({ papers }) => papers,
  describe: ({ ranking, formula, compared, leftOut }, _shelf, language) => ({
    findings: [formula],
    notes: new Map(ranking.map(({ paperId, score }) => [paperId, String(score ?? "")])),
    caveat: leftOutCaveat({ papers: compared, leftOut }, "most-cited", language),
  }),
  shows: ({ formula, ranking }) => ({ kind: "importance", value: { formula, ranking } }),
  lists: "best-papers",
});
