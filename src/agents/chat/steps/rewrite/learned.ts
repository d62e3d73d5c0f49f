import { z } from "zod";
import { bothEnds, oneOf, overlap } from "#language";
import { defineLearnedChoice } from "#learning";
import { termsOf } from "../../question/terms.ts";
import { askedInARow } from "./asked-in-a-row.ts";
import { type RewriteInput, rewriteInput } from "./schema.ts";

type FollowUp = Pick<RewriteInput, "text" | "history">;

const refersBack = z.object({ refers_back: z.boolean() });
const needsPrevious = z.object({ need_previous_context: z.boolean() });

/** What a case about a contract says about following up, as if it were a chat's. */
const aboutContract = z
  .object({ question: z.string(), previous: z.object({ question: z.string(), answer: z.string() }) })
  .transform(
    ({ question, previous }): FollowUp => ({
      text: question,
      history: [
        { role: "user", text: previous.question },
        { role: "assistant", text: previous.answer },
      ],
    }),
  );

/** A word of which less was said before is a new one: what it names may be a subject of its own. */
const mostKnown = 0.5;
/** At either end of a message: each of its words is looked for in those before it. */
const lettersRead = 300;

/** Words that point at something that was said. */
const pointing = new RegExp(
  oneOf`
    (?<![가-힣])(?:그|저|이)(?=\s)
    (?<![가-힣])(?:그[거건게걸것때중]|이[거건게걸것]|저[거건게걸것]|그렇|이렇|그런(?!데)|이런|거기|여기|걔|둘|셋|각각|위에|앞에|방금|아까|후자|전자|[첫두세네]\s?번째|마지막|다른|딴|또|더|말고|나머지)
    \b(?:it|its|that|those|these|this|they|them|their|he|she|his|her|him|one|ones|both|each|either|another|other|others|else|more|instead|there|same|first|second|third|last|former|latter)\b
  `,
  "i",
);

/** Whether a message takes up what was said before, learned from how people go on asking. */
export const followsUp = defineLearnedChoice<FollowUp>({
  name: "chat.rewrite",
  title: { ko: "대화에서 이어지는 말인지", en: "Chat: is it a follow-up" },
  cases: ["agents/chat/steps/rewrite/cases.jsonl"],
  further: ["agents/contract/steps/check-previous-context/cases.jsonl", askedInARow],
  input: z.union([rewriteInput, aboutContract]),
  values: {
    true: { title: { ko: "앞의 말을 이어서", en: "Goes on from what was said" }, expect: { refers_back: true } },
    false: { title: { ko: "새로운 질문", en: "A question of its own" }, expect: { refers_back: false } },
  },
  label: (expect) => {
    const own = refersBack.safeParse(expect).data?.refers_back;
    const further = needsPrevious.safeParse(expect).data?.need_previous_context;
    return own === undefined && further === undefined ? null : String(own ?? further);
  },
  // A question of its own stays as it is; how a follow-up is completed, a model says in its own words.
  settles: (label) => label === "false",
  features: ({ text, history }) => {
    const said = (role: string) => history.findLast((message) => message.role === role)?.text ?? "";
    const before = [said("user"), said("assistant")].map((message) => bothEnds(message, lettersRead)).join(" ");
    const fresh = termsOf(bothEnds(text, lettersRead)).words.filter((word) => overlap(word, before) < mostKnown).length;
    return {
      texts: { text },
      flags: {
        words: String(Math.min(6, text.trim().split(/\s+/).length)),
        fresh: String(Math.min(4, fresh)),
        pointing: pointing.test(text),
        whole: !pointing.test(text) && fresh >= 2,
      },
      numbers: { asked: 2 * overlap(text, said("user")), answered: 2 * overlap(text, said("assistant")) },
    };
  },
});
