import { z } from "zod";
import { defineLearnedChoice } from "#learning";
import { scopeKinds, type ValidateScopeInput, validateScopeInput } from "./schema.ts";

type Asked = Pick<ValidateScopeInput, "question" | "previous"> & {
  readonly relation: ValidateScopeInput["relation"] | null;
};

const expected = z.object({ kind: z.enum(scopeKinds) });
/** Some cases were written without a contract beside them. */
const alone = z
  .object({ question: z.string(), contractTitle: z.string() })
  .transform(({ question }): Asked => ({ question, relation: null, previous: null }));

/** What a message is: a matter of this contract, another one, or talk. Learned, over how its words stand to the contract's. */
export const scopeKind = defineLearnedChoice<Asked>({
  name: "contract.validate-scope",
  title: { ko: "이 계약에 대한 물음인지", en: "Contract: is it about this contract" },
  input: z.union([validateScopeInput, alone]),
  values: {
    own: { title: { ko: "이 계약의 일", en: "About this contract" }, expect: { kind: "own" } },
    foreign: { title: { ko: "다른 일", en: "Something else" }, expect: { kind: "foreign" } },
    greeting: { title: { ko: "인사", en: "A greeting" }, expect: { kind: "greeting" } },
    thanks: { title: { ko: "감사", en: "Thanks" }, expect: { kind: "thanks" } },
    ability: { title: { ko: "무엇을 할 수 있는지", en: "What it can do" }, expect: { kind: "ability" } },
  },
  label: (expect) => expected.safeParse(expect).data?.kind ?? null,
  // An own matter may lean on the answer before it, which the step says too.
  settles: (label, { previous }) => label !== "own" || previous === null,
  features: ({ question, relation }) =>
    relation === null
      ? { texts: { question } }
      : {
          texts: { question },
          flags: { label: relation.label, unheld: relation.pairs === 0, untitled: relation.titled === 0 },
          numbers: { pairs: 3 * relation.pairs, titled: 3 * relation.titled },
        },
});
