import { cautionAbout } from "#kernel";
import { wordsHeld } from "#language";
import { titleOf } from "#papers";
import type { Localized } from "#protocol";
import type { TurnContext } from "./context.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

/**
 * What a person is told before words of the notebook go to a tool of somebody else's: those that the user did not say and that
 * stand in the title of no paper of a public source.
 */
export function privateWords(tool: AnyResearchTool, input: unknown, { asked, shelf }: TurnContext): Localized | null {
  if (asked.papers.length + asked.documents.length + asked.memory.length === 0) return null;
  const said = asked.history.filter(({ role }) => role === "user").map(({ text }) => text);
  const published = shelf.papers.filter(({ sources }) => sources.some((name) => name !== "library")).map(titleOf);
  return cautionAbout(tool, input, wordsHeld([asked.message, ...said, ...published]));
}
