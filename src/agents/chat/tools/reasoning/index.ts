import { z } from "zod";
import { runStep } from "#kernel";
import { markedSources } from "../../documents/gather.ts";
import type { ChatTool } from "../chat-tool.ts";

/** Thinks through what has been gathered: a step of the chat's own, chosen as a tool is. */
export const reasoning: ChatTool = {
  name: "reasoning",
  title: { ko: "분석", en: "Reasoning" },
  description: {
    ko: "모은 내용을 놓고 비교·분석·설명하기",
    en: "compare, analyse or explain what has been gathered",
  },
  input: z.object({}),
  kind: "reasoning",
  node: { id: "reasoning", title: { ko: "추론", en: "Reason" } },
  async run(state, turn, { steps }) {
    const { question, toolResults, messages: history, summary } = state;
    const input = { question, toolResults, history, summary, sources: markedSources(state, turn.language) };
    const reasoned = await runStep(steps.reason, input, turn);
    return { text: [...reasoned.thinking_steps, reasoned.conclusion].join("\n"), change: { reasoned } };
  },
};
