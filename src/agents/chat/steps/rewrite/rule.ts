import { z } from "zod";
import type { PromptContext } from "#kernel";
import { timeTool } from "#tools/time";
import { findArithmetic } from "../../question/arithmetic.ts";
import { digestKind } from "../../question/digest-kind.ts";
import { documentNouns } from "../../question/document-nouns.ts";
import { isSmallTalk } from "../../question/small-talk.ts";
import { termsOf } from "../../question/terms.ts";
import { isWithoutMeaning } from "../../question/without-meaning.ts";
import { followsUp } from "./learned.ts";
import type { RewriteInput, RewriteOutput } from "./schema.ts";
import { asksOfPerson, takePlace } from "./take-place.ts";

type History = RewriteInput["history"];

/** A new subject asked about in the old way: "그럼 대금은?", "what about fees?" It stands alone without its lead-in. */
const turnsTo = /^(?:그럼|그러면|그런데|근데|그리고|what about|how about|and what about|and|then)[\s,]+(.{2,})$/i;
const longestSubject = 300;
const correctedSchema = z.object({ refers_back: z.boolean() });
const document = new RegExp(documentNouns, "i");

/** Something by its number: E15, 품목057. */
const numbered = /(?:^|\s)[가-힣A-Za-z]{1,10}-?\d{2,}(?=[^\d]*\s)/;

type IsFollowUp = (text: string, before: History) => boolean;

/**
 * How code completes a follow-up: a name takes the place of the one in the question that it follows, anything else goes behind
 * that question. A turn to something new is left to itself.
 */
export function rewriteRule({ text, history }: RewriteInput, context: Partial<PromptContext> = {}): RewriteOutput {
  const said = text.trim();
  if (!history.some(({ role }) => role === "user")) return { question: text, refers_back: false };
  if (isWithoutMeaning(said)) return { question: text, refers_back: false };
  // A sum, small talk, a day that can be reckoned by itself, what is asked of a whole document or of something by its name or number stand alone, however few letters they have.
  const isFollowUp: IsFollowUp = (words, before) =>
    findArithmetic(words) === null &&
    !isSmallTalk(words) &&
    !(document.test(words) && digestKind(words) !== null) &&
    !(numbered.test(words) && termsOf(words).words.length > 1) &&
    !asksOfPerson(words) &&
    !isDayOfItsOwn(words) &&
    followsUp.decide({ text: words, history: before }, { weights: context.weights }).label === "true";
  const subject = subjectOf(history, isFollowUp);
  if (subject === "") return { question: text, refers_back: false };
  const corrected = correctedSchema.optional().parse(context.corrected)?.refers_back;
  const replaced = corrected === false ? null : takePlace(said, subject);
  if (replaced !== null) return { question: replaced, refers_back: true };
  if (corrected ?? isFollowUp(said, history)) return { question: `${subject} ${said}`, refers_back: true };
  const turned = turnsTo.exec(said)?.[1];
  return { question: turned ?? text, refers_back: false };
}

/**
 * Whether the clock reads a message whole, and it is no other day to ask the question before about: 내일은? goes on from "오늘
 * 점심은 뭐야?", and not from "설날이 언제야?".
 */
function isDayOfItsOwn(words: string): boolean {
  return timeTool.claims?.(words) === true;
}

/** The question that a follow-up is about: the last one that was no follow-up itself, with the name that was asked about last. */
function subjectOf(history: History, isFollowUp: IsFollowUp): string {
  let subject = "";
  for (const [at, message] of history.entries()) {
    const said = message.text.trim().slice(0, longestSubject);
    if (message.role !== "user" || isSmallTalk(said) || isWithoutMeaning(said)) continue;
    const replaced = takePlace(said, subject);
    if (replaced !== null) subject = replaced;
    else if (subject === "" || !isFollowUp(said, history.slice(0, at))) subject = said;
  }
  return subject;
}
