import { z } from "zod";
import type { PromptContext } from "#kernel";
import { contentWordsOf } from "../../words/content-words.ts";
import { smallTalkReply } from "../../words/small-talk.ts";
import { followsUp } from "./learned.ts";
import type { RewriteInput, RewriteOutput } from "./schema.ts";

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
