import { z } from "zod";
import { type AnyTool, cautionAbout, runStep, runTool, type Turn, wordsOfResult } from "#kernel";
import { JihwiError, type Localized } from "#protocol";
import { gatherBrought } from "../../documents/gather.ts";
import type { ChatState } from "../../state.ts";
import { callTool } from "../../steps/call-tool.ts";
import { holdsPrivateWords, publicWords } from "../../words/private-words.ts";
import type { ChatTool } from "../chat-tool.ts";
import type { Toolset } from "../toolset.ts";

/** Where the graph runs every tool that was added to the chat's own. */
export const addedNode = { id: "added-tool", title: { ko: "더한 도구", en: "Added tool" } } as const;

/** Any tool as one of the chat's: its words stand among the sources, and an answer cites them. */
export function addedTool(tool: AnyTool): ChatTool {
  const { name, title, description, input, claims } = tool;
  return {
    ...{ name, title, description, input, claims },
    kind: "added",
    node: addedNode,
    async run(state, turn, surroundings) {
      const given = await argumentsFor(tool, state, turn);
      refuseSecondRun(tool, given, turn);
      const caution = tool.needsApproval === true ? privateWords(tool, given, state, surroundings.tools) : null;
      if (caution !== null) turn.notice("info", caution);
      const output: unknown = await runTool(tool, given, turn, { caution });
      const text = wordsOfResult(tool, output, turn.language);
      const sources = tool.sources?.(output, turn.language) ?? [{ title: title[turn.language], text }];
      return { text, change: gatherBrought(state, name, sources) };
    },
  };
}

/** A tool's input for what is asked: as it was called, by its own code where it reads words, else by a model that is shown its schema. */
async function argumentsFor(tool: AnyTool, state: ChatState, turn: Turn): Promise<unknown> {
  const { currentQuery: query, currentInput, question, toolResults } = state;
  if (currentInput !== null) return currentInput;
  if (tool.fromWords !== undefined) return tool.fromWords(query);
  const { name, description } = tool;
  const schema = z.record(z.string(), z.unknown()).parse(z.toJSONSchema(tool.input, { io: "input" }));
  const { calls } = await runStep(
    callTool,
    { question, query, tool: { name, description, schema }, toolResults },
    turn,
  );
  return calls[0]?.arguments ?? {};
}

/**
 * Words of private material that would go to a tool of somebody else's: they are named, and a person is asked also where the
 * tool was allowed once and for all.
 */
function privateWords(tool: AnyTool, input: unknown, state: ChatState, tools: Toolset): Localized | null {
  if (!holdsPrivateWords(state, tools)) return null;
  return cautionAbout(tool, input, publicWords(state, tools.isPublic));
}

/** Other words may lead to the same arguments. A turn that is resumed comes to its first run again, and gets what that returned. */
function refuseSecondRun({ name, title }: AnyTool, input: unknown, turn: Turn): void {
  if (!turn.journal.hasBegun("tool", name, input)) return;
  throw new JihwiError("tool-failed", {
    message: {
      ko: `${title.ko}: 같은 내용으로 이미 썼습니다.`,
      en: `${title.en} was already run with the same input.`,
    },
  });
}
