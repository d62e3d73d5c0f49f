import { z } from "zod";
import type { PromptContext } from "#kernel";
import { findArithmetic } from "../../question/arithmetic.ts";
import { isSmallTalk } from "../../question/small-talk.ts";
import { followsUp } from "./learned.ts";
import type { RewriteInput, RewriteOutput } from "./schema.ts";

type History = RewriteInput["history"];

/** A new subject asked about in the old way: "그럼 대금은?", "what about fees?" It stands alone without its lead-in. */
const turnsTo = /^(?:그럼|그러면|그런데|근데|그리고|what about|how about|and what about|and|then)[\s,]+(.{2,})$/i;
const longestSubject = 300;
const correctedSchema = z.object({ refers_back: z.boolean() });

/** How code completes a follow-up: with the question that it follows. A turn to something new is left to itself. */
export function rewriteRule({ text, history }: RewriteInput, context: Partial<PromptContext> = {}): RewriteOutput {
  const said = text.trim();
  if (!history.some(({ role }) => role === "user")) return { question: text, refers_back: false };
  // A sum and small talk stand alone, however few letters they have.
  const isFollowUp = (words: string, before: History) =>
    findArithmetic(words) === null &&
    !isSmallTalk(words) &&
    followsUp.decide({ text: words, history: before }, { weights: context.weights }).label === "true";
  if (correctedSchema.optional().parse(context.corrected)?.refers_back ?? isFollowUp(said, history)) {
    return { question: `${subjectOf(history, isFollowUp)} ${said}`, refers_back: true };
  }
  const turned = turnsTo.exec(said)?.[1];
  return { question: turned ?? text, refers_back: false };
}

/** The question that a follow-up is about: the last one that was no follow-up itself, so that chains keep their subject. */
function subjectOf(history: History, isFollowUp: (text: string, before: History) => boolean): string {
  const asked = history.flatMap(({ role, text }, at) => (role === "user" ? [{ text: text.trim(), at }] : []));
  const own = asked.findLast(({ text, at }, nth) => nth === 0 || !isFollowUp(text, history.slice(0, at)));
  return (own?.text ?? "").slice(0, longestSubject);
}
