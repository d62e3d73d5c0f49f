import { z } from "zod";
import { type AnyTool, cautionAbout, runTool, type Turn, wordsOfResult } from "#kernel";
import { JihwiError, type Localized } from "#protocol";
import { gatherBrought } from "../../documents/gather.ts";
import type { ChatState } from "../../state.ts";
import { holdsPrivateWords, publicWords } from "../../words/private-words.ts";
import type { ChatTool } from "../chat-tool.ts";
import type { Toolset } from "../toolset.ts";
import { argumentsFor } from "./arguments-for.ts";

/** Where the graph runs every tool that was added to the chat's own. */
export const addedNode = { id: "added-tool", title: { ko: "더한 도구", en: "Added tool" } } as const;

/** Any tool as one of the chat's: its words stand among the sources, and an answer cites them. */
export function addedTool(tool: AnyTool): ChatTool {
  const { name, title, description, claims, cues } = tool;
  return {
    name,
    title,
    description,
    input: tool.input,
    claims,
    cues,
    kind: "other",
    brings: "sources",
    isPublic: false,
    isAdded: true,
    node: addedNode,
    async run(state, turn, surroundings) {
      const input = await argumentsFor(tool, state, turn);
      refuseSecondRun(tool, input, turn);
      const caution = tool.needsApproval === true ? privateWords(tool, input, state, surroundings.tools) : null;
      if (caution !== null) turn.notice("info", caution);
      const output: unknown = await runTool(tool, input, turn, { caution });
      const text = wordsOfResult(tool, output, turn.language);
      const sources = tool.sources?.(output, turn.language) ?? [{ title: title[turn.language], text }];
      return { text, change: gatherBrought(state, name, sources) };
    },
  };
}

/** A tool that the turn knew when it began, and that is gone now that it is resumed. */
export function missingTool(name: string): ChatTool {
  const title = { ko: name, en: name };
  return {
    ...{
      name,
      title,
      description: title,
      input: z.object({}),
      kind: "other",
      brings: "sources",
      isPublic: false,
      isAdded: true,
    },
    node: addedNode,
    run() {
      throw new JihwiError("tool-not-configured", {
        message: { ko: `${name} 도구가 이제 없습니다.`, en: `The tool ${name} is no longer there.` },
      });
    },
  };
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
