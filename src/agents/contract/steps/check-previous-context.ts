import { z } from "zod";
import { defineStep, material, materialRule, type Prompt, type PromptContext, promptOf } from "#kernel";
import { wordKeys, wordsOf } from "#language";
import { asCorrected, defineLearnedChoice, explainDecision } from "#learning";
import { contractText } from "../text.ts";
import { previousTurnSchema, shownPrevious } from "./shortened.ts";

export const checkPreviousContextInput = z.object({
  question: z.string(),
  previous: previousTurnSchema,
});
export type CheckPreviousContextInput = z.infer<typeof checkPreviousContextInput>;

export const checkPreviousContextOutput = z.object({
  need_previous_context: z.boolean(),
  reasoning: z.string().max(600),
});
export type CheckPreviousContextOutput = z.infer<typeof checkPreviousContextOutput>;

const needed = z.object({ need_previous_context: z.boolean() });
const followsUp = z.object({ refers_back: z.boolean() });

/** What a chat's case says about following up, as if it were about a contract. */
const followUp = z
  .object({ text: z.string(), history: z.array(z.object({ role: z.string(), text: z.string() })).min(1) })
  .transform(({ text, history }): CheckPreviousContextInput => {
    const last = (role: string) => history.findLast((message) => message.role === role)?.text ?? "";
    return { question: text, previous: { question: last("user"), answer: last("assistant") } };
  });

/** Whether a question needs the turn before it, learned from how people go on asking. */
export const needsPrevious = defineLearnedChoice<CheckPreviousContextInput>({
  name: "contract.check-previous-context",
  title: { ko: "계약에서 앞의 답이 필요한지", en: "Contract: does it need the last answer" },
  input: z.union([checkPreviousContextInput, followUp]),
  label: (expect) => {
    const own = needed.safeParse(expect).data?.need_previous_context ?? followsUp.safeParse(expect).data?.refers_back;
    return own === undefined ? null : String(own);
  },
  settles: () => true,
  values: {
    true: {
      title: { ko: "앞의 답을 이어서", en: "Goes on from the last answer" },
      expect: { need_previous_context: true },
    },
    false: { title: { ko: "새로운 질문", en: "A question of its own" }, expect: { need_previous_context: false } },
  },
  features: ({ question, previous }) => {
    const keys = keysOf(question);
    const share = (text: string) => {
      const held = keysOf(text);
      return [...keys].filter((key) => held.has(key)).length / (keys.size + 1);
    };
    const said = keysOf(`${previous.question} ${previous.answer}`);
    const asked = share(previous.question);
    const answered = share(previous.answer);
    const words = String(Math.min(5, [...wordsOf(question)].filter((word) => word !== null).length));
    return {
      texts: { question, apart: question.replace(wordPattern, (word) => (isSaid(word, said) ? saidMark : word)) },
      flags: {
        words,
        // A short question that shares nothing leans on what was said; a long one stands alone.
        shares: `${words}-${levelOf(asked, shareLevels)}-${levelOf(answered, shareLevels)}`,
        sum: String(levelOf(asked + answered, sumLevels)),
      },
      numbers: { asked: 2 * asked, answered: 2 * answered },
    };
  },
});

const shareLevels = [0, 0.2, 0.4];
const sumLevels = [0, 0.15, 0.3, 0.5, 0.8];

/** Which of the rising levels a share does not exceed. */
function levelOf(share: number, levels: readonly number[]): number {
  return levels.filter((level) => share > level).length;
}

const wordPattern = /[가-힣]{2,}|[A-Za-z]{3,}/g;
/** Stands for a word that was said before, whichever it was. */
const saidMark = "@";

function isSaid(word: string, said: ReadonlySet<string>): boolean {
  return [...keysOf(word)].some((key) => said.has(key));
}

/** Enough to see that a matter is taken up again. */
const keysOf = (text: string) => wordKeys(text, (word) => word.slice(0, 6));

export function checkPreviousContextPrompt(
  { question, previous }: CheckPreviousContextInput,
  context: PromptContext,
): Prompt {
  const instructions = contractText("check-previous-context", { materialRule });
  return promptOf(instructions[context.language], [
    shownPrevious(previous, context),
    material("new question", question),
  ]);
}

const correctedSchema = checkPreviousContextOutput.pick({ need_previous_context: true });

/** Whether a question leans on the turn before it, as code has learned. */
export function checkPreviousContextRule(
  input: CheckPreviousContextInput,
  { language, weights, corrected }: PromptContext,
): CheckPreviousContextOutput {
  if (corrected !== undefined) return { ...correctedSchema.parse(corrected), reasoning: asCorrected[language] };
  const decision = needsPrevious.decide(input, { weights });
  return { need_previous_context: decision.label === "true", reasoning: explainDecision(decision)[language] };
}

/** Does the question need the turn before it? Skipped when scope validation already knows. */
export const checkPreviousContext = defineStep({
  name: "contract.check-previous-context",
  role: "classify",
  input: checkPreviousContextInput,
  output: checkPreviousContextOutput,
  prompt: checkPreviousContextPrompt,
  rule: checkPreviousContextRule,
});
