import { oneLine, wordLists, wordsHeld } from "#language";
import type { ChatState } from "../state.ts";
import type { Toolset } from "../tools/toolset.ts";

/** What a query is held against: what the user said, and what came from the web or the clock. */
export type Spoken = Pick<ChatState, "userInput" | "messages" | "toolResults">;

/** Whether the results of a tool are no secret of the user's. */
export type IsPublic = (tool: string) => boolean;

/** Words that searches are made better with, and that tell nothing. */
const searchWords = new Set(wordLists("agents/chat/words/words.txt")("search"));

/**
 * A web query without every word that neither the user said nor a public source brought. Private documents and
 * what private tools brought stand in the prompts of the step that writes queries; what they make it write must not leave
 * the machine.
 */
export function publicQuery(query: string, spoken: Spoken, isPublic: IsPublic): string {
  return oneLine(query).split(" ").filter(publicWords(spoken, isPublic)).join(" ");
}

/**
 * Whether there is anything that is not to leave the machine: attached documents, what a tool that is not public brought, or
 * earlier answers that were told from such, whatever may be asked now.
 */
export function holdsPrivateWords(
  { documents, toldPrivate, toolResults }: Pick<ChatState, "documents" | "toldPrivate" | "toolResults">,
  tools: Pick<Toolset, "isPublic" | "kindOf">,
): boolean {
  // Reasoning brings nothing of its own.
  const brought = ({ ok, tool }: { ok: boolean; tool: string }) =>
    ok && !tools.isPublic(tool) && tools.kindOf(tool) !== "reasoning";
  return documents.length > 0 || toldPrivate || toolResults.some(brought);
}

/** Tells whether a word may leave the machine. */
export function publicWords(
  { userInput, messages, toolResults }: Spoken,
  isPublic: IsPublic,
): (word: string) => boolean {
  const said = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const found = toolResults.filter(({ tool, ok }) => ok && isPublic(tool)).map(({ text }) => text);
  return wordsHeld([userInput, ...said, ...found], searchWords);
}
