import { z } from "zod";
import { bothEnds, overlap } from "#language";
import { defineLearnedChoice } from "#learning";
import { contentWordsOf } from "../../words/content-words.ts";
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

/** Whether a message takes up what was said before, learned from how people go on asking. */
export const followsUp = defineLearnedChoice<FollowUp>({
  name: "chat.rewrite",
  title: { ko: "대화에서 이어지는 말인지", en: "Chat: is it a follow-up" },
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
    const own = contentWordsOf(bothEnds(text, lettersRead));
    const fresh = own.filter(({ stem }) => overlap(stem, before) < mostKnown).length;
    return {
      texts: { text },
      flags: { words: String(Math.min(6, text.trim().split(/\s+/).length)), fresh: String(Math.min(4, fresh)) },
      numbers: { asked: 2 * overlap(text, said("user")), answered: 2 * overlap(text, said("assistant")) },
    };
  },
});
