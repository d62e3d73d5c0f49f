import { z } from "zod";
import { defineLearnedChoice, type Features } from "#learning";
import { conceptQuestions } from "#search";
import type { Relation } from "../../asking/relation.ts";
import { type ValidateScopeInput, validateScopeInput } from "./schema.ts";

type Asked = Pick<ValidateScopeInput, "question"> & { readonly relation: ValidateScopeInput["relation"] | null };

const expected = z.object({ kind: z.string() });
/** Cases of other steps, which were written without a contract beside them. */
const wished = z.object({ wish: z.string() });
const chosen = z.object({ selected_tool: z.enum(["web_search", "get_current_time", "reasoning"]) });
const talk = new Map([
  ["outside", "foreign"],
  ["greeting", "greeting"],
  ["ability", "ability"],
]);
const asked = z.union([
  validateScopeInput,
  z.object({ question: z.string(), contractTitle: z.string() }),
  z.strictObject({ question: z.string() }),
]);

/**
 * The probability from which a foreign matter is refused; of the matters of contracts one in twenty is lost to it. More
 * is needed against a message that shares words with the contract's titles.
 */
export function foreignFrom({ titled }: Relation): number {
  return 0.3 + 0.5 * titled;
}

/** Questions about contracts in everyday words. */
const everydayQuestions = {
  path: "search/concepts/questions.jsonl",
  cases: () =>
    conceptQuestions().map(({ question, batch }) => ({
      input: { question, contractTitle: "" },
      expect: { kind: "own" },
      batch,
    })),
};

/** What a message is: about this contract, about something else, or talk. Learned, over the contract's own words. */
export const scopeKind = defineLearnedChoice<Asked>({
  name: "contract.validate-scope",
  cases: ["agents/contract/steps/validate-scope/cases.jsonl"],
  further: [everydayQuestions, "agents/contract/steps/wish/cases.jsonl", "agents/chat/steps/select-tool/cases.jsonl"],
  input: asked.transform((input): Asked => ({ ...input, relation: "relation" in input ? input.relation : null })),
  label: (expect) => {
    const wish = wished.safeParse(expect).data?.wish;
    if (wish !== undefined) return talk.get(wish) ?? "own";
    if (chosen.safeParse(expect).success) return "foreign";
    return expected.safeParse(expect).data?.kind ?? null;
  },
  features: ({ question, relation }): Features => {
    if (relation === null) return { texts: { question }, flags: { alone: true } };
    const { words, known, pairs, titled, label, fit } = relation;
    return {
      texts: { question },
      flags: { label, fit, knows: known > 0, empty: words === 0 },
      numbers: {
        known: (3 * known) / (words + 1),
        unknown: Math.min(2, words - known),
        pairs: 3 * pairs,
        titled: 3 * titled,
      },
    };
  },
});
