import { z } from "zod";
import { type Agent, drawGraph, endedOf, executorsOf, runGraph, runStep, totalsOf } from "#kernel";
import { timeTool } from "#tools/time";
import { chatInvariants } from "./invariants.ts";
import type { ChatTools } from "./nodes.ts";
import type { AttachedDocument, ChatState } from "./state.ts";
import { processResult } from "./steps/process-result/index.ts";
import { reason } from "./steps/reason/index.ts";
import { respond } from "./steps/respond/index.ts";
import { rewrite } from "./steps/rewrite/index.ts";
import { rewriteRule } from "./steps/rewrite/rule.ts";
import { selectTool } from "./steps/select-tool/index.ts";
import { summarise } from "./steps/summarise/index.ts";
import { title } from "./steps/title/index.ts";

/** What a chat turn may be told: which documents, how many rounds. */
export const chatOptionsSchema = z.object({
  documents: z.array(z.string()).max(500).default([]),
  maxIterations: z.number().int().min(1).max(10).default(5),
});
export type ChatOptions = z.infer<typeof chatOptionsSchema>;

export interface ChatServices extends ChatTools {
  webConfigured(): boolean;
  /** The documents that a session may be answered from, beside those named in the options. */
  attachedDocuments(sessionId: string, named: readonly string[]): Promise<AttachedDocument[]>;
  setTitle(sessionId: string, title: string): Promise<void>;
  setSummary(sessionId: string, summary: string): Promise<void>;
}

/** An agent sees so many messages in full; the two that the next turn pushes out are folded into the rolling summary. */
const keptMessages = 12;

/** The chat agent: a ReAct graph with a prompt for each node, over documents, the web, the clock and reasoning. */
export function createChatAgent(services: ChatServices): Agent<ChatOptions> {
  let built: Promise<ReturnType<typeof import("./flow.ts")["buildChatGraph"]>> | undefined;
  const graph = () => {
    built ??= import("./flow.ts").then(({ buildChatGraph }) => buildChatGraph(services));
    return built;
  };

  return {
    name: "chat",
    title: { ko: "대화", en: "Chat" },
    options: chatOptionsSchema,
    steps: [selectTool, processResult, reason, respond, rewrite, summarise, title],
    tools: [timeTool, services.documentSearch, services.webSearch],
    invariants: chatInvariants,
    nodes: {
      "tool-selector": { ko: "도구 고르기", en: "Choose tool" },
      time: { ko: "시각", en: "Time" },
      "document-search": { ko: "문서 찾기", en: "Documents" },
      "web-search": { ko: "웹 찾기", en: "Web" },
      reasoning: { ko: "추론", en: "Reason" },
      "result-processor": { ko: "결과 살피기", en: "Weigh result" },
      "response-generator": { ko: "답 쓰기", en: "Answer" },
      "verify-citations": { ko: "인용 확인", en: "Check citations" },
    },
    draw: async () => drawGraph(await graph()),

    async run(turn, { text, options, history, summary }) {
      const messages = history.slice(-keptMessages);
      const { question } =
        messages.length === 0 ? { question: text } : await runStep(rewrite, { text, history: messages, summary }, turn);
      const state = await runGraph<ChatState>(
        await graph(),
        {
          userInput: text,
          question,
          asked: rewriteRule({ text, history: messages, summary }).question,
          sessionId: turn.sessionId,
          messages,
          summary,
          documents: await services.attachedDocuments(turn.sessionId, options.documents),
          webConfigured: services.webConfigured(),
          maxIterations: options.maxIterations,
        },
        turn,
      );
      const { usage, cost } = totalsOf(turn.journal.entries());
      return {
        answer: state.finalResponse,
        ended: endedOf(turn.journal.entries(), state.limitReached),
        citations: state.citations,
        details: {
          statements: state.statements,
          toolHistory: state.toolHistory,
          iterations: state.iteration,
          maxIterations: state.maxIterations,
          usage: { ...usage, cost },
          executors: executorsOf(turn.journal.entries()),
        },
      };
    },

    async afterwards(turn, { text, history, summary }, { answer }) {
      if (history.length === 0) {
        const named = await runStep(title, { question: text, answer }, turn);
        await services.setTitle(turn.sessionId, named.title.trim());
      }
      if (history.length < keptMessages) return;
      const folded = history.slice(-keptMessages, -keptMessages + 2);
      const next = await runStep(summarise, { summary, messages: folded }, turn);
      await services.setSummary(turn.sessionId, next.summary);
    },
  };
}
