import { z } from "zod";
import { contentWords } from "#contracts";
import { defineLearnedChoice, type Features } from "#learning";
import { asksAboutTerms, isTermOfContracts } from "../../asking/plainly-own.ts";
import type { Relation } from "../../asking/relation.ts";
import { isQuestion, saysTalk } from "../../asking/words-of-talk.ts";
import { type ScopeKind, type ValidateScopeInput, validateScopeInput } from "./schema.ts";

type Asked = Pick<ValidateScopeInput, "question" | "previous"> & {
  readonly relation: ValidateScopeInput["relation"] | null;
};

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
 * The probability from which a foreign matter is refused; of the matters of contracts one in twenty is lost to it. More is
 * needed against a message that shares words with the contract, and above all where little else stands in it than its titles.
 */
export function foreignFrom({ titled, known, words }: Relation): number {
  return 0.44 + 0.8 * titled ** 2 + (0.15 * known) / (words + 1);
}

/**
 * From this probability on a message is talk: a greeting, thanks, or a question about the assistant. More is needed where it
 * says what the contract says (“그럼 위약금은?”), and where it is surely a matter, the contract's own or a foreign one.
 */
function talkFrom({ titled, known, words }: Relation, foreign: number): number {
  return 0.1 + titled + (0.6 * known) / (words + 1) + 0.2 * (2 * foreign - 1) ** 2;
}

const input = asked.transform(
  (given): Asked => ("relation" in given ? given : { ...given, relation: null, previous: null }),
);

/** What a case says of a message; null for a case of another step that says nothing of it. */
function kindOf(expect: unknown): string | null {
  const wish = wished.safeParse(expect).data?.wish;
  if (wish !== undefined) return talk.get(wish) ?? "own";
  if (chosen.safeParse(expect).success) return "foreign";
  return expected.safeParse(expect).data?.kind ?? null;
}

/** Whether a matter is the contract's own or foreign. Learned, over the contract's own words. */
export const scopeKind = defineLearnedChoice<Asked>({
  name: "contract.validate-scope",
  title: { ko: "이 계약에 대한 물음인지", en: "Contract: is it about this contract" },
  input,
  values: {
    own: { title: { ko: "이 계약의 일", en: "About this contract" }, expect: { kind: "own" } },
    foreign: { title: { ko: "다른 일", en: "Something else" }, expect: { kind: "foreign" } },
  },
  label: (expect) => {
    const kind = kindOf(expect);
    return kind === "own" || kind === "foreign" ? kind : null;
  },
  // An own matter may lean on the answer before it, which the step says too.
  settles: (label, { previous }) => label === "foreign" || previous === null,
  features: ({ question, relation }): Features => {
    if (relation === null) return { texts: { question }, flags: { alone: true } };
    const { words, known, pairs, titled, label, fit, masked } = relation;
    return {
      texts: masked === "" ? { question } : { question, masked },
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

const noTalk = "matter";
const talkKinds = ["greeting", "thanks", "ability"] as const satisfies readonly ScopeKind[];

const talkKind = defineLearnedChoice<Pick<Asked, "question">>({
  name: "contract.validate-scope/talk",
  input: z.object({ question: z.string() }),
  label: (expect) => {
    const kind = kindOf(expect);
    if (kind === "own" || kind === "foreign") return noTalk;
    // Wishes call thanks a greeting too.
    return kind === "greeting" && wished.safeParse(expect).success ? null : kind;
  },
  features: ({ question }) => ({ texts: { question } }),
});

/** The kind of talk that a message is; null for a matter. `foreign` is how probable a foreign matter is, if it is one. */
export function talkOf(
  { question, relation }: Pick<ValidateScopeInput, "question" | "relation">,
  foreign: number,
  options: Parameters<typeof talkKind.decide>[1],
): ScopeKind | null {
  const { ranked } = talkKind.decide({ question }, options);
  const matter = ranked.find(({ label }) => label === noTalk)?.probability ?? 0;
  if (1 - matter < talkFrom(relation, foreign)) return null;
  const likely = ranked.flatMap(({ label }) => talkKinds.filter((kind) => kind === label));
  const words = contentWords(question);
  const namesTerm = words.some(isTermOfContracts);
  const [first = null] = likely;
  // “어떻게 써?” names nothing that could be looked for. What asks is no greeting without its words: 휴가는 있어?
  if (relation.known === 0 && !namesTerm && !(first === "greeting" && isQuestion(question))) return first;
  const aboutTerms = namesTerm && asksAboutTerms(question, words);
  // Thanks take many forms: they are the next best guess for nothing.
  const possible = likely.filter((kind, at) => (kind !== "thanks" || at === 0) && (kind !== "ability" || !aboutTerms));
  return possible.find((kind) => saysTalk[kind](question)) ?? null;
}
