import { type AnyTool, runTool, type Turn, wordsOfResult } from "#kernel";
import { JihwiError } from "#protocol";
import { gatherSources } from "../../evidence/gather.ts";
import { publicQuery } from "../../question/public-query.ts";
import type { ChatState } from "../../state.ts";
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
      if (tool.needsApproval === true) tellPrivateWords(tool, input, state, turn, surroundings.tools);
      const output: unknown = await runTool(tool, input, turn);
      const text = wordsOfResult(tool, output, turn.language);
      const sources = tool.sources?.(output, turn.language) ?? [{ title: title[turn.language], text }];
      return { text, answers: text.trim() !== "", change: gatherSources(state, name, sources) };
    },
  };
}

/** A tool that the turn knew when it began, and that is gone now that it is resumed. */
export function missingTool(name: string): ChatTool {
  const title = { ko: name, en: name };
  return {
    ...{ name, title, description: title, kind: "other", brings: "sources", isPublic: false, isAdded: true },
    node: addedNode,
    run() {
      throw new JihwiError("tool-not-configured", {
        message: { ko: `${name} 도구가 이제 없습니다.`, en: `The tool ${name} is no longer there.` },
      });
    },
  };
}

/** Words of private documents that go to a tool of somebody else's are named, also where it was allowed once and for all. */
function tellPrivateWords({ title }: AnyTool, input: unknown, state: ChatState, turn: Turn, tools: Toolset): void {
  if (state.documents.length === 0) return;
  const sent = valuesIn(input)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const unsaid = [...new Set(sent.filter((word) => publicQuery(word, state, tools.isPublic) === ""))];
  if (unsaid.length === 0) return;
  const named = unsaid.slice(0, 10).join(", ");
  turn.notice("info", {
    ko: `하신 말에 없던 말이 ${title.ko} 도구로 갔습니다: ${named}`,
    en: `Words that you did not say went to ${title.en}: ${named}`,
  });
}

function valuesIn(input: unknown): string[] {
  if (typeof input === "string") return [input];
  return typeof input === "object" && input !== null ? Object.values(input).flatMap(valuesIn) : [];
}

/** Other words may lead to the same arguments. */
function refuseSecondRun({ name, title }: AnyTool, input: unknown, turn: Turn): void {
  const same = JSON.stringify(input);
  const made = turn.journal.entries().filter((entry) => entry.kind === "tool" && entry.name === name);
  if (!made.some((entry) => JSON.stringify(entry.input) === same)) return;
  throw new JihwiError("tool-failed", {
    message: {
      ko: `${title.ko}: 같은 내용으로 이미 썼습니다.`,
      en: `${title.en} was already run with the same input.`,
    },
  });
}
