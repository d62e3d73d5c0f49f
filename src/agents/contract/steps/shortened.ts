import { z } from "zod";
import { conversationTokens, material, type PromptContext, tokensIn, withinTokens } from "#kernel";
import { leftOutMark } from "#language";
import type { Language } from "#protocol";
import { contractText } from "../text.ts";

export const previousTurnSchema = z.object({
  question: z.string(),
  answer: z.string(),
  /** What was said before it, in short. */
  before: z.string().optional(),
});
export type PreviousTurn = z.infer<typeof previousTurnSchema>;

/** A text as a model is shown it: whole, or its beginning with a mark that says how much is missing. */
export function shortened(text: string, mostCharacters: number, language: Language): string {
  const left = text.length - mostCharacters;
  return left <= 0 ? text : `${text.slice(0, mostCharacters)}\n${leftOutMark(left, language)}`;
}

/** What the mark means, for those who are shown it. */
export const shortenedRule = contractText("shortened-rule");

/** The turn before, as a model is shown it, whole where its window holds it; nothing where there was none. */
export function shownPrevious(previous: PreviousTurn | null, { model = null }: PromptContext): string {
  if (previous === null) return "";
  const turn = turnText(previous);
  const shown = material("previous turn", withinTokens(turn, conversationTokens(model, tokensIn(turn))));
  return previous.before ? `${material("earlier conversation", previous.before)}\n\n${shown}` : shown;
}

const turnText = ({ question, answer }: PreviousTurn) => `${question}\n---\n${answer}`;

/** Tokens that the turn before takes, with what is told of those before it. */
export const previousTokens = (previous: PreviousTurn | null): number =>
  previous === null ? 0 : tokensIn(turnText(previous)) + tokensIn(previous.before ?? "");
