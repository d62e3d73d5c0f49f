import { z } from "zod";
import type { StepCase } from "../src/learning/read-cases.ts";

/** What a learned rule is made of. Files are named as below `training/cases/`. */
export interface Recipe {
  /** Learned from, and measured by leaving out one author after the other. */
  readonly cases: readonly string[];
  /** What was written for something else and says something about this decision too: learned from, not measured. */
  readonly further?: readonly FurtherCases[];
  /** How much of a line a further case counts as; a whole one unless it is said otherwise. */
  readonly furtherCountsAs?: number;
  /** Whether a feature counts more the fewer cases have it; chosen by what measures better on lines left out. */
  readonly rareCountsMore?: boolean;
  /** Further lines made from the cases by what must not matter. */
  readonly vary?: (cases: readonly StepCase[], random: () => number) => readonly StepCase[];
}

interface FurtherCases {
  readonly file: string;
  /** Only every so many of them. */
  readonly every?: number;
}

/** By the name of the rule. */
export const recipes: Readonly<Record<string, Recipe>> = {
  "chat.select-tool": {
    cases: ["chat-select-tool"],
    further: [{ file: "everyday-with-document" }],
    rareCountsMore: true,
    vary: withOtherDocuments,
  },
  "chat.rewrite": {
    cases: ["chat-rewrite"],
    further: [{ file: "contract-check-previous-context" }, { file: "asked-in-a-row" }],
  },
  "contract.check-previous-context": {
    cases: ["contract-check-previous-context"],
    further: [{ file: "chat-rewrite" }],
  },
  "contract.validate-scope": { cases: ["contract-validate-scope"] },
  "research.choose-tool": { cases: ["research-choose-tool"], rareCountsMore: true },
};

const chosen = z.object({ selected_tool: z.string() });
const asked = z.looseObject({ documents: z.array(z.unknown()).default([]) });

/**
 * A question that needs no document needs none when one is attached that has nothing to do with it, and one that a
 * document answers is answered by it when another is attached too.
 */
function withOtherDocuments(cases: readonly StepCase[], random: () => number): StepCase[] {
  const inputs = cases.map(({ input }) => asked.parse(input));
  const attached = inputs.flatMap(({ documents }) => documents);
  return cases.flatMap((one, at) => {
    const input = inputs[at];
    const other = attached[Math.floor(random() * attached.length)];
    if (input === undefined || other === undefined) return [];
    const kept = chosen.parse(one.expect).selected_tool === "search_pdf_knowledge" ? input.documents : [];
    return [{ ...one, input: { ...input, documents: [...kept, other] } }];
  });
}
