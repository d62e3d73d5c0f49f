import { z } from "zod";
import { defineStep, instructionsIn, material, type Prompt, type PromptContext, promptOf } from "#kernel";
import { bothEnds, oneLine, overlap } from "#language";
import { defineLearnedChoice } from "#learning";
import { historyMessageSchema } from "../tool-result.ts";
import { contentWordsOf } from "../words/content-words.ts";
import { smallTalkReply } from "../words/small-talk.ts";
import { beginning, earlierMessages } from "./beginning.ts";

export const rewriteInput = z.object({ text: z.string(), history: z.array(historyMessageSchema), summary: z.string() });
export type RewriteInput = z.infer<typeof rewriteInput>;

export const rewriteOutput = z.object({
  question: z.string().describe("The question, able to stand alone without the conversation"),
  refers_back: z.boolean().describe("Whether it referred to what was said before"),
});
export type RewriteOutput = z.infer<typeof rewriteOutput>;

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
      flags: { words: String(Math.min(6, oneLine(text).split(" ").length)), fresh: String(Math.min(4, fresh)) },
      numbers: { asked: 2 * overlap(text, said("user")), answered: 2 * overlap(text, said("assistant")) },
    };
  },
});

const instructions = instructionsIn("agents/chat/steps/rewrite.md");

export function rewritePrompt({ text, history, summary }: RewriteInput, context: PromptContext): Prompt {
  const { language } = context;
  const said = earlierMessages(history, 2_000).map(({ role, content }) => `${role}: ${content}`);
  const talk = material("conversation", [summary, ...said].filter((line) => line !== "").join("\n"));
  const last = `${language === "ko" ? "마지막 말" : "Last message"}: ${text}`;
  return promptOf(beginning(context, instructions[language]), [talk, last]);
}

const correctedSchema = z.object({ refers_back: z.boolean() });
const longestSubject = 300;

/**
 * A follow-up without a word of its own goes behind the last question that had one; anything else stands as it is. What a
 * message means beside what was said before takes reading, which a model does.
 */
export function rewriteRule({ text, history }: RewriteInput, context: Partial<PromptContext> = {}): RewriteOutput {
  const subject = history.findLast((message) => message.role === "user" && hasOwnWord(message.text))?.text ?? "";
  if (subject === "") return { question: text, refers_back: false };
  const corrected = correctedSchema.optional().parse(context.corrected)?.refers_back;
  const isFollowUp = corrected ?? followsUp.decide({ text, history }, { weights: context.weights }).label === "true";
  const isJoined = isFollowUp && !hasOwnWord(text) && smallTalkReply(text) === null;
  return { question: isJoined ? `${subject.slice(0, longestSubject)} ${text}` : text, refers_back: isFollowUp };
}

const hasOwnWord = (message: string) => contentWordsOf(message).some(({ stem }) => stem.length > 1);

/** Makes a follow-up stand alone. */
export const rewrite = defineStep({
  name: "chat.rewrite",
  role: "rewrite",
  input: rewriteInput,
  output: rewriteOutput,
  prompt: rewritePrompt,
  rule: rewriteRule,
  temperature: 0,
  check: ({ question }) => (question.trim() === "" ? "the question is empty" : null),
});
