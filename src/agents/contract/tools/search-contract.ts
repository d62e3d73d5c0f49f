import { z } from "zod";
import { findUnits } from "#contracts";
import { defineTool } from "#kernel";
import { asksForAll } from "../asking/asks-for-all.ts";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, spanEvidence, unitEvidence } from "../evidence.ts";

const mostUnits = 7;
const mostBefore = 8;
/** What is not shown of all that was asked for is named. */
const mostOfAll = 15;

/** Searches the contract by the words of a question and the formal words of what it is about. */
export const searchContractTool = defineTool({
  name: "search_contract",
  title: { ko: "계약서에서 찾기", en: "Search contract" },
  description: {
    ko: "질문이나 낱말로 계약서의 글을 찾습니다. 계약서의 언어로 씁니다.",
    en: "Search the contract's passages with a question or keywords, in the contract's language.",
  },
  input: z.object({
    query: z.string().min(1).max(400),
    before: z
      .object({ question: z.string().max(400), units: z.array(z.string()).max(mostBefore) })
      .nullish()
      .describe("where the query leans on the turn before it: its question and the parts that its answer cites"),
  }),
  output: contractToolResultSchema,
  async run({ query, before }, { run }) {
    const { contract } = subjectOf(run);
    const found = await findUnits(contract, query, asksForAll(query) ? mostOfAll : mostUnits, before ?? null);
    const evidence = found.flatMap(({ unit, passages, fit, score }) =>
      (passages.length === 0
        ? [unitEvidence(contract, unit)]
        : passages.map((passage) => spanEvidence(contract, passage.label, passage))
      ).map((piece) => ({ ...piece, fit, score })),
    );
    return { evidence, note: evidence.length === 0 ? `nothing found for: ${query}` : "" };
  },
  summary: ({ evidence, note }) => evidence.map(({ label }) => label).join(", ") || note,
});
