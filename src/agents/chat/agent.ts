import { z } from "zod";
import { judgeClaims, repairClaims } from "#grounding";
import { type Agent, addedToolsOf, drawGraph, readFieldWords, resultOfTurn, runGraph, runStep } from "#kernel";
import { collectionScopeSchema } from "#protocol";
import { queryTableTool } from "#tools/tables";
import { timeTool } from "#tools/time";
import { summarise } from "#turns";
import { askedOf, compareWithSources } from "./answer.ts";
import { writerSees } from "./documents/shown-pages.ts";
import { chatInvariants } from "./invariants.ts";
import type { ChatServices, RemovedDocument } from "./services.ts";
import type { ChatState } from "./state.ts";
import { callTool } from "./steps/call-tool.ts";
import { createChatSteps } from "./steps/index.ts";
import { rewrite } from "./steps/rewrite.ts";
import { title } from "./steps/title.ts";
import { addedNode, addedTool } from "./tools/added/index.ts";
import type { ChatTool } from "./tools/chat-tool.ts";
import { chatTools } from "./tools/index.ts";
import { toolsetOf } from "./tools/toolset.ts";
import { contentWordsOf, wordsStandingIn } from "./words/content-words.ts";

/** What a chat turn may be told: which documents or collections, how many rounds. */
export const chatOptionsSchema = z.object({
  documents: z.array(z.string()).max(500).default([]),
  /** What is asked while no document is attached: all that are no samples, or collections by id or name. The conversation keeps it. */
  collections: collectionScopeSchema.optional(),
  maxIterations: z.number().int().min(1).max(10).default(5),
});
export type ChatOptions = z.infer<typeof chatOptionsSchema>;

/** The chat agent: a ReAct graph with a prompt for each node, over documents, the web, the clock, reasoning and added tools. */
export function createChatAgent(services: ChatServices): Agent<ChatOptions> {
  const own = chatOf(chatTools, services);
  const { addedTools } = services;
  return {
    name: "chat",
    title: { ko: "대화", en: "Chat" },
    options: chatOptionsSchema,
    steps: [...Object.values(own.steps), callTool, rewrite, summarise, title, judgeClaims, repairClaims],
    get tools() {
      return [
        timeTool,
        services.documentSearch,
        queryTableTool(async () => []),
        services.webSearch,
        ...addedTools.current(),
      ];
    },
    get fieldWords() {
      return readFieldWords("grounding", "tools/time", "tools/tables", "agents/chat");
    },
    invariants: chatInvariants,
    nodes: {
      "chat.added-tools": { ko: "더한 도구", en: "Added tools" },
      "read-documents": { ko: "문서 읽기", en: "Read documents" },
      rewrite: { ko: "질문 이어 읽기", en: "Read as a follow-up" },
      "tool-selector": { ko: "도구 고르기", en: "Choose tool" },
      ...Object.fromEntries([...chatTools.map(({ node }) => node), addedNode].map(({ id, title }) => [id, title])),
      "result-processor": { ko: "결과 살피기", en: "Weigh result" },
      "response-generator": { ko: "답 쓰기", en: "Answer" },
    },
    async draw() {
      const added = addedTools.current().map(addedTool);
      return drawGraph(await (added.length === 0 ? own : chatOf([...chatTools, ...added], services)).graph());
    },

    async run(turn, { text, options, history, summary }) {
      const { sessionId } = turn;
      const attached = await services.attachedDocuments(sessionId, options.documents, options.collections);
      const { documents, unread, removed, library } = attached;
      for (const why of unread) turn.notice("info", why);
      const tools = (await addedToolsOf(turn, addedTools, text)).map(addedTool);
      const { graph } = tools.length === 0 ? own : chatOf([...chatTools, ...tools], services);
      const state = await runGraph<ChatState>(
        await graph(),
        {
          userInput: text,
          question: text,
          sessionId,
          messages: [...history],
          summary,
          documents,
          library,
          toldPrivate: (await services.toldBy(turn)).some((name) => !toolsetOf(chatTools).isPublic(name)),
          removed: removed.filter((document) => isAbout(text, document)).map(({ name }) => name),
          webConfigured: services.webConfigured(),
          addedTools: tools.map(({ name }) => name),
          maxIterations: options.maxIterations,
        },
        turn,
      );
      const { finalResponse: answer, citations, limitReached, statements } = state;
      const { toolHistory, iteration, maxIterations } = state;
      const cited = new Set(citations.map(({ documentId }) => documentId));
      const isOfPicture = documents.some(({ id, pictures = 0 }) => pictures > 0 && (cited.size === 0 || cited.has(id)));
      if (isOfPicture && !writerSees(turn)) turn.notice("info", unseenPictures);
      const asked = askedOf(state, turn);
      if (library !== null && asked.length > 0) turn.show("asked", { documents: asked });
      const details = { asked, statements, toolHistory, iterations: iteration, maxIterations };
      return resultOfTurn(turn, { answer, citations, limitReached, details });
    },

    async afterwards(turn, { text, history }, { answer }) {
      const sound = await compareWithSources(turn, answer, toolsetOf(chatTools));
      if (history.length > 0) return;
      const named = await runStep(title, { question: text, answer: sound }, turn);
      await services.setTitle(turn.sessionId, named.title.trim());
    },
  };
}

const unseenPictures = {
  ko: "그림을 보는 모델이 정해져 있지 않아, 그림에서 인식한 글자로만 답합니다.",
  en: "No model that sees pictures is chosen: the answer knows only the words recognised in them.",
};

/** Whether a question is about a document that is gone: it has a word of its name or of what was told from it. */
function isAbout(question: string, { name, text }: RemovedDocument): boolean {
  return contentWordsOf(question).some(wordsStandingIn(`${name}\n${text}`));
}

/** The steps and the graph over a list of tools; LangGraph is loaded with the first turn. */
function chatOf(tools: readonly ChatTool[], services: ChatServices) {
  const toolset = toolsetOf(tools);
  const steps = createChatSteps(toolset, services);
  let built: Promise<ReturnType<typeof import("./flow.ts")["buildChatGraph"]>> | undefined;
  return {
    steps,
    graph() {
      built ??= import("./flow.ts").then(({ buildChatGraph }) =>
        buildChatGraph(toolset, { services, steps, tools: toolset }),
      );
      return built;
    },
  };
}
