import { z } from "zod";
import { runTool } from "#kernel";
import { timeTool } from "#tools/time";
import type { ChatTool } from "../chat-tool.ts";

/** The clock and the calendar. */
export const clock: ChatTool = {
  ...timeTool,
  kind: "clock",
  node: { id: "time", title: { ko: "시각", en: "Time" } },
  async run({ currentQuery, currentInput }, turn) {
    const input = z.parse(timeTool.input, currentInput ?? { question: currentQuery });
    return { text: (await runTool(timeTool, input, turn)).text };
  },
};
