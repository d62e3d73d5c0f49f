import { evidenceTokens, pictureTokens, type Turn, tokensIn, tokensOf } from "#kernel";
import type { ChatState } from "../state.ts";
import { shownPages, writerSees } from "./shown-pages.ts";

type Told = Pick<ChatState, "messages" | "summary" | "userInput"> & Parameters<typeof shownPages>[0];

/** Tokens of sources that the answer's prompt holds beside the conversation, the question and the pictures. */
export function roomForSources(state: Told, turn: Pick<Turn, "models">): number {
  const { messages, summary, userInput } = state;
  const pictures = writerSees(turn) ? shownPages(state).length : 0;
  const beside = tokensOf(messages) + tokensIn(summary) + tokensIn(userInput) + pictures * pictureTokens;
  return evidenceTokens(turn.models.forRole("respond"), beside);
}
