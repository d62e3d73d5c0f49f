import { z } from "zod";
import { type Contract, labelsInText, unitsTitledIn, wordsHeldBy } from "#contracts";
import { defineStep, instructionsIn, material, materialRule, type Prompt, type PromptContext, promptOf } from "#kernel";
import { hasHangul } from "#language";
import { asCorrected, defineLearnedChoice, explainDecision } from "#learning";
import { needsPrevious } from "./check-previous-context.ts";
import { previousTurnSchema, shownPrevious } from "./shortened.ts";

/** How a question's words stand to a contract's: what scope is judged by, beside the question itself. */
export const relationSchema = z.object({
  /** Of the question's letter pairs and stems, the share that stands in the contract, and in its titles. */
  pairs: z.number(),
  titled: z.number(),
  /** It names an article, an annex or another part of the contract. */
  label: z.boolean(),
  /** It is asked in another script than the contract's: that none of its words stand there tells nothing. */
  otherScript: z.boolean().default(false),
});
type Relation = z.infer<typeof relationSchema>;

/** An article of a law that is named (근로기준법 제56조) is no part of the contract. */
const articlesOfLaws =
  /(?<![가-힣])[가-힣]{1,30}(?:(?<!방)법|법률|시행령|시행규칙)(?:의|상)?\s*제?\s?\d+\s?조(?:\s?의\s?\d+)?/g;
/** 하자 and 기간 stand in many words; a longer title is a name. */
const longTitle = 3;

export function relationOf(question: string, contract: Contract): Relation {
  const { words, held, titled } = wordsHeldBy(contract, question);
  const share = (count: number) => Number((count / Math.max(1, words)).toFixed(3));
  const named = question.replace(articlesOfLaws, " ");
  const isTitled = unitsTitledIn(contract, named).some(({ title }) => title.length >= longTitle);
  return {
    pairs: share(held),
    titled: share(titled),
    label: isTitled || labelsInText(named, contract).length > 0,
    otherScript: hasHangul(question) !== hasHangul(contract.text),
  };
}

export const validateScopeInput = z.object({
  question: z.string(),
  contractTitle: z.string(),
  /** Labels and titles of the contract's parts. */
  contents: z.array(z.string()).default([]),
  previous: previousTurnSchema.nullable().default(null),
  /** How the question's words stand to the contract's. */
  relation: relationSchema,
});
export type ValidateScopeInput = z.infer<typeof validateScopeInput>;

export const scopeKinds = ["own", "foreign", "greeting", "thanks", "ability"] as const;

export type ScopeKind = (typeof scopeKinds)[number];

export const validateScopeOutput = z.object({
  kind: z
    .enum(scopeKinds)
    .describe(
      "own: about this contract or a matter that a contract settles; foreign: something else; greeting; thanks; ability: what the assistant can do",
    ),
  in_scope: z.boolean().describe("false only for a foreign matter"),
  references_previous_context: z.boolean().describe("the question leans on the answer before it"),
  reasoning: z.string().max(600),
});
export type ValidateScopeOutput = z.infer<typeof validateScopeOutput>;

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

/** Parts whose titles are shown. */
const maxParts = 120;

const instructions = instructionsIn("agents/contract/steps/validate-scope.md");

export function validateScopePrompt(input: ValidateScopeInput, context: PromptContext): Prompt {
  return promptOf([instructions, materialRule].map((rule) => rule[context.language]).join("\n"), [
    material("contract contents", [input.contractTitle, ...input.contents.slice(0, maxParts)].join("\n")),
    shownPrevious(input.previous, context),
    material("new question", input.question),
  ]);
}

const correctedSchema = validateScopeOutput.pick({ kind: true });

/**
 * The probability from which a matter counts as foreign. Where no model can look again the rule must be sure: a refusal is the
 * dearest error, and what is let through is answered with the closest parts, called so, or with that nothing is said of it.
 */
const foreignFrom = { asked: 0.35, alone: 0.85 } as const;
/** A question that is taken for talk gets no answer: what says a word of a title is none, whatever greets before it. */
const talkFrom = 0.6;

/** What a message is, as code has learned, over the contract's own words. What names a part of the contract is never foreign. */
export function validateScopeRule(input: ValidateScopeInput, context: PromptContext): ValidateScopeOutput {
  const { language, weights, corrected, standsIn = false } = context;
  const { question, previous, relation } = input;
  const leans = previous !== null && needsPrevious.decide({ question, previous }, { weights }).label === "true";
  if (corrected !== undefined) return outputOf(correctedSchema.parse(corrected).kind, leans, asCorrected[language]);
  const decision = scopeKind.decide(input, { weights });
  const probabilityOf = (kind: ScopeKind) => decision.ranked.find(({ label }) => label === kind)?.probability ?? 0;
  const foreign = probabilityOf("foreign");
  const talk = (["greeting", "thanks", "ability"] as const).find((kind) => probabilityOf(kind) >= talkFrom);
  const reasoning = explainDecision(decision)[language];
  if (relation.label) return outputOf("own", leans, reasoning);
  if (talk !== undefined && relation.titled === 0) return outputOf(talk, leans, reasoning);
  // What says a word of a title is looked for there, however foreign the rest of it sounds.
  const isForeign = standsIn ? relation.titled === 0 && foreign >= foreignFrom.alone : foreign >= foreignFrom.asked;
  return outputOf(isForeign ? "foreign" : "own", leans, reasoning);
}

function outputOf(kind: ScopeKind, leans: boolean, reasoning: string): ValidateScopeOutput {
  return { kind, in_scope: kind !== "foreign", references_previous_context: leans && kind === "own", reasoning };
}

/** Is the question about this contract, and does it refer back? Asked only when rules are unsure. */
export const validateScope = defineStep({
  name: "contract.validate-scope",
  role: "classify",
  input: validateScopeInput,
  output: validateScopeOutput,
  prompt: validateScopePrompt,
  rule: validateScopeRule,
  // One decides whether the question is refused, the other what it is taken for.
  check: ({ kind, in_scope }) =>
    in_scope === (kind !== "foreign")
      ? null
      : "in_scope must be false for kind foreign, and true for every other kind.",
});
