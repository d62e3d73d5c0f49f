import { runTool } from "#kernel";
import { timeTool } from "#tools/time";
import type { ChatTool } from "../chat-tool.ts";

/** The clock and the calendar. */
export const clock: ChatTool = {
  ...timeTool,
  kind: "other",
  brings: "words",
  isPublic: true,
  isAdded: false,
  node: { id: "time", title: { ko: "시각", en: "Time" } },
  async run({ currentQuery }, turn) {
    return { text: (await runTool(timeTool, { question: currentQuery, dates: null, zone: null }, turn)).text };
  },
};
