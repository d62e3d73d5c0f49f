import { z } from "zod";
import { definitionsOf } from "#contracts";
import { defineTool } from "#kernel";
import { subjectOf } from "../contract-of-turn.ts";
import { contractToolResultSchema, spanEvidence } from "../evidence.ts";

/** Finds what a term means in this contract. */
export const findDefinition = defineTool({
  name: "find_definition",
  title: { ko: "용어의 뜻", en: "Definition" },
  description: {
    ko: "계약서가 용어의 뜻을 정한 문장을 찾습니다.",
    en: "Find the sentence in which the contract defines a term.",
  },
  input: z.object({ term: z.string().min(1).max(60) }),
  output: contractToolResultSchema,
  run({ term }, { run }) {
    const { contract } = subjectOf(run);
    const found = definitionsOf(contract, term).slice(0, 5);
    const note = found.length === 0 ? `this contract does not define ${term}` : "";
    const evidence = found.map((definition) => ({
      ...spanEvidence(contract, definition.label, definition),
      fit: "settles" as const,
    }));
    return { evidence, note };
  },
  summary: ({ evidence, note }) => evidence.map(({ label }) => label).join(", ") || note,
});
