import { writeCitedAnswer } from "#documents";
import { node, runStep, runTool, type Tool, type Turn } from "#kernel";
import { type Localized, type Source, toJihwiError } from "#protocol";
import type { DocumentSearchInput, DocumentSearchOutput } from "#tools/document-search";
import { timeTool } from "#tools/time";
import type { WebSearchInput, WebSearchOutput } from "#tools/web-search";
import { conductLoop, conductTool } from "./enforce-tool-rules.ts";
import { gatherHits, gatherResults } from "./evidence/gather.ts";
import type { ChatState } from "./state.ts";
import { processResult } from "./steps/process-result/index.ts";
import { reason } from "./steps/reason/index.ts";
import { respond } from "./steps/respond/index.ts";
import type { RespondInput } from "./steps/respond/schema.ts";
import { selectTool } from "./steps/select-tool/index.ts";

export interface ChatTools {
  readonly documentSearch: Tool<DocumentSearchInput, DocumentSearchOutput>;
  readonly webSearch: Tool<WebSearchInput, WebSearchOutput>;
}

type Change = Partial<ChatState>;

/** The nodes of the graph, each a few lines: read the state, run a step or a tool, return the change. */
export function createNodes({ documentSearch, webSearch }: ChatTools) {
  return {
    toolSelector: node("tool-selector", async (state: ChatState, turn): Promise<Change> => {
      const { question, toolHistory, toolResults, documents, webConfigured, iteration, maxIterations } = state;
      const input = { question, toolHistory, toolResults, documents, webConfigured, iteration, maxIterations };
      const chosen = await runStep(selectTool, input, turn);
      const { tool, query, overruled } = conductTool({ tool: chosen.selected_tool, query: chosen.query }, state);
      if (overruled !== null) turn.notice("info", overruledText(chosen.selected_tool, tool, overruled));
      return { currentTool: tool, currentQuery: query };
    }),

    time: toolNode("time", async ({ currentQuery }, turn) => {
      const { text } = await runTool(timeTool, { question: currentQuery, zone: null }, turn);
      return { text };
    }),

    documentSearch: toolNode("document-search", async (state, turn) => {
      const documents = state.documents.map(({ id }) => id);
      const { hits } = await runTool(documentSearch, { query: state.currentQuery, documents }, turn);
      const pageWord = (page: number) => (turn.language === "ko" ? `${page}쪽` : `page ${page}`);
      return {
        text: hits.map(({ name, page, text }) => `${name} ${pageWord(page)}: ${text}`).join("\n\n"),
        change: gatherHits(state, hits, { query: state.currentQuery, question: state.question }, pageWord),
      };
    }),

    webSearch: toolNode("web-search", async (state, turn) => {
      const { results } = await runTool(webSearch, { query: state.currentQuery }, turn);
      const text = results.map((result) => `${result.title} (${result.url}): ${result.text}`).join("\n\n");
      return { text, change: gatherResults(state, results, { query: state.currentQuery, question: state.question }) };
    }),

    reasoning: toolNode("reasoning", async (state, turn) => {
      const { question, facts } = state;
      const reasoned = await runStep(reason, { question, facts, sources: marked(state.sources) }, turn);
      return { text: [...reasoned.thinking_steps, reasoned.conclusion].join("\n"), change: { reasoned } };
    }),

    resultProcessor: node("result-processor", async (state: ChatState, turn): Promise<Change> => {
      const { question, toolHistory, toolResults, documents, webConfigured, iteration, maxIterations } = state;
      const input = {
        question,
        toolHistory,
        toolResults,
        documents,
        webConfigured,
        iteration,
        maxIterations,
      };
      const judged = await runStep(processResult, input, turn);
      const { goesOn, limitReached } = conductLoop(judged.needs_more_tools, state);
      return { processorSummary: judged.summary, needsMoreTools: goesOn, limitReached };
    }),

    responseGenerator: node("response-generator", async (state: ChatState, turn): Promise<Change> => {
      const { text, citations, statements } = await writeCitedAnswer(respond, respondInputOf(state), turn, {
        sources: state.sources,
        known: knownWords(state),
      });
      return { finalResponse: text, citations: [...citations], statements: [...statements] };
    }),
  };
}

/** A node that runs one tool: the run is counted and remembered whether it succeeds or fails; a failure is a result too. */
function toolNode(name: string, run: (state: ChatState, turn: Turn) => Promise<{ text: string; change?: Change }>) {
  return node(name, async (state: ChatState, turn): Promise<Change> => {
    const made = { tool: state.currentTool, query: state.currentQuery };
    const counted = { iteration: state.iteration + 1, toolHistory: [...state.toolHistory, made] };
    try {
      const { text, change } = await run(state, turn);
      return { ...change, ...counted, toolResults: [...state.toolResults, { ...made, ok: true, text }] };
    } catch (thrown) {
      turn.signal.throwIfAborted();
      const error = toJihwiError(thrown);
      const text = [error.says[turn.language], error.hint?.[turn.language]].filter(Boolean).join(" ");
      turn.notice(error.code === "tool-not-configured" ? "not-configured" : "error", bothLanguages(error));
      return { ...counted, toolResults: [...state.toolResults, { ...made, ok: false, text }] };
    }
  });
}

/** What an answer may say without a source of its own: the user's words, and what the tools returned. */
function knownWords({ userInput, asked, messages, toolResults, documents }: ChatState): string {
  const spoken = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const results = toolResults.map(({ text }) => text);
  return [userInput, asked, ...spoken, ...results, ...documents.map(({ name }) => name)].join("\n");
}

/** What the respond step is shown of the state. */
function respondInputOf(state: ChatState): RespondInput {
  const { userInput, question, messages: history, summary: conversationSummary, processorSummary } = state;
  const { toolResults, facts, reasoned: reasoning, documents } = state;
  const sources = marked(state.sources);
  return {
    userInput,
    question,
    history,
    conversationSummary,
    processorSummary,
    toolResults,
    sources,
    facts,
    reasoning,
    documents,
  };
}

/** Sources as prompts show them, each with the mark that it is cited by. */
function marked(sources: readonly Source[]) {
  return sources.map((source) => ({ mark: `[${source.id}]`, name: nameOf(source), text: source.text }));
}

function nameOf(source: Source): string {
  return source.kind === "document" ? `${source.name} p.${source.page}` : source.title;
}

function bothLanguages(error: ReturnType<typeof toJihwiError>) {
  const join = (language: "ko" | "en") => [error.says[language], error.hint?.[language]].filter(Boolean).join(" ");
  return { ko: join("ko"), en: join("en") };
}

function overruledText(chosen: string, taken: string, why: Localized): Localized {
  return { ko: `${chosen} 대신 ${taken}: ${why.ko}`, en: `${taken} instead of ${chosen}: ${why.en}` };
}
