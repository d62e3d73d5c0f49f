import { z } from "zod";
import { searchContract } from "#contracts";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { spanEvidence, toolResultSchema } from "../evidence.ts";

/** Searches the passages of the contract. */
export const searchContractTool = defineTool({
  name: "search_contract",
  description: "Search the contract's passages with a question or keywords, in the contract's language.",
  input: z.object({ query: z.string().min(1).max(400) }),
  output: toolResultSchema,
  run({ query }, { run }) {
    const { contract } = subjectOf(run);
    const hits = searchContract(contract, query, 6);
    const evidence = hits.map(({ passage }) => spanEvidence(contract, passage.label, passage));
    return { evidence, note: evidence.length === 0 ? `nothing found for: ${query}` : "" };
  },
  summary: ({ evidence, note }) => evidence.map(({ label }) => label).join(", ") || note,
});
