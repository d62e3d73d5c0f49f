import { evidenceTokens, type Turn, tokensIn, tokensOf } from "#kernel";
import type { ChatState } from "../state.ts";

type Told = Pick<ChatState, "messages" | "summary" | "userInput">;

/** Tokens of sources that the answer's prompt holds beside the conversation and the question. */
export function roomForSources({ messages, summary, userInput }: Told, { models }: Pick<Turn, "models">): number {
  return evidenceTokens(models.forRole("respond"), tokensOf(messages) + tokensIn(summary) + tokensIn(userInput));
}
