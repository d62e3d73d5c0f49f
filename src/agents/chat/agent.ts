import { z } from "zod";
import { repairClaims } from "#grounding";
import {
  type AddedTools,
  type Agent,
  drawGraph,
  endedOf,
  executorsOf,
  runGraph,
  runStep,
  type Turn,
  totalsOf,
} from "#kernel";
import { timeTool } from "#tools/time";
import { chatFieldWords } from "./field-words.ts";
import { chatInvariants } from "./invariants.ts";
import { asksOfRemoved } from "./question/asks-of-removed.ts";
import type { ChatServices } from "./services.ts";
import type { ChatState } from "./state.ts";
import { callTool } from "./steps/call-tool/index.ts";
import { createChatSteps } from "./steps/index.ts";
import { rewrite } from "./steps/rewrite/index.ts";
import { rewriteRule } from "./steps/rewrite/rule.ts";
import { summarise } from "./steps/summarise/index.ts";
import { title } from "./steps/title/index.ts";
import { createTableQuestions, type TableQuestions } from "./tables/table-questions.ts";
import { addedNode, addedTool, missingTool } from "./tools/added/index.ts";
import type { ChatTool } from "./tools/chat-tool.ts";
import { chatTools } from "./tools/index.ts";
import { toolsetOf } from "./tools/toolset.ts";

/** What a chat turn may be told: which documents, how many rounds. */
export const chatOptionsSchema = z.object({
  documents: z.array(z.string()).max(500).default([]),
  maxIterations: z.number().int().min(1).max(10).default(5),
});
export type ChatOptions = z.infer<typeof chatOptionsSchema>;

/** The chat sees so many messages in full; those before them are in the rolling summary. */
const keptMessages = 12;

/** The chat agent: a ReAct graph with a prompt for each node, over documents, the web, the clock, reasoning and added tools. */
export function createChatAgent(services: ChatServices): Agent<ChatOptions> {
  const tableQuestions = createTableQuestions(services.readDocument);
  const own = chatOf(chatTools, services, tableQuestions);
  const { addedTools } = services;
  return {
    name: "chat",
    title: { ko: "대화", en: "Chat" },
    options: chatOptionsSchema,
    steps: [...Object.values(own.steps), callTool, rewrite, summarise, title, repairClaims],
    get tools() {
      return [timeTool, services.documentSearch, tableQuestions, services.webSearch, ...addedTools.current()];
    },
    fieldWords: chatFieldWords,
    invariants: chatInvariants,
    nodes: {
      [addedNames]: { ko: "더한 도구", en: "Added tools" },
      "tool-selector": { ko: "도구 고르기", en: "Choose tool" },
      ...Object.fromEntries([...chatTools.map(({ node }) => node), addedNode].map(({ id, title }) => [id, title])),
      "result-processor": { ko: "결과 살피기", en: "Weigh result" },
      "response-generator": { ko: "답 쓰기", en: "Answer" },
      "verify-citations": { ko: "인용 확인", en: "Check citations" },
    },
    async draw() {
      const added = addedTools.current().map(addedTool);
      return drawGraph(
        await (added.length === 0 ? own : chatOf([...chatTools, ...added], services, tableQuestions)).graph(),
      );
    },

    async run(turn, { text, options, history, summary }) {
      const messages = history.slice(-keptMessages);
      const { question } =
        messages.length === 0 ? { question: text } : await runStep(rewrite, { text, history: messages, summary }, turn);
      const tools = await addedToolsOf(turn, addedTools, text);
      const { graph } = tools.length === 0 ? own : chatOf([...chatTools, ...tools], services, tableQuestions);
      const asked = rewriteRule({ text, history: messages, summary }).question;
      const { documents, unread, removed } = await services.attachedDocuments(turn.sessionId, options.documents);
      for (const why of unread) turn.notice("info", why);
      const state = await runGraph<ChatState>(
        await graph(),
        {
          userInput: text,
          question,
          asked,
          sessionId: turn.sessionId,
          messages,
          summary,
          documents,
          removed: removed
            .filter((document) => [asked, question].some((words) => asksOfRemoved(words, document)))
            .map(({ name }) => name),
          webConfigured: services.webConfigured(),
          addedTools: tools.map(({ name }) => name),
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

    async afterwards(turn, { text, history }, { answer, messageId }) {
      if (history.length === 0) {
        const named = await runStep(title, { question: text, answer }, turn);
        await services.setTitle(turn.sessionId, named.title.trim());
      }
      await services.summary.bringUpTo(
        turn.sessionId,
        { leafId: messageId, inFull: keptMessages },
        async ({ summary, messages }) => {
          const next = await runStep(summarise, { summary, messages: [...messages] }, turn);
          return next.summary;
        },
      );
    },
  };
}

/** The steps and the graph over a list of tools; LangGraph is loaded with the first turn. */
function chatOf(tools: readonly ChatTool[], services: ChatServices, tableQuestions: TableQuestions) {
  const toolset = toolsetOf(tools);
  const steps = createChatSteps(toolset);
  let built: Promise<ReturnType<typeof import("./flow.ts")["buildChatGraph"]>> | undefined;
  return {
    steps,
    graph() {
      built ??= import("./flow.ts").then(({ buildChatGraph }) =>
        buildChatGraph(toolset, { services, steps, tools: toolset, tableQuestions }),
      );
      return built;
    },
  };
}

const addedNames = "chat.added-tools";

/** The tools that were added, as they were when the turn began: a turn that is resumed takes the same way. */
async function addedToolsOf(turn: Turn, addedTools: AddedTools, question: string): Promise<ChatTool[]> {
  const now = await addedTools.refresh(question);
  const wasNoted = turn.journal.entries().some(({ kind, name }) => kind === "effect" && name === addedNames);
  if (now.length === 0 && !wasNoted) return [];
  const names = await turn.once(addedNames, z.array(z.string()), async () => now.map(({ name }) => name));
  return names.map((name) => {
    const tool = now.find((one) => one.name === name);
    return tool === undefined ? missingTool(name) : addedTool(tool);
  });
}
