import { josa } from "es-hangul";
import { writeCitedAnswer } from "#documents";
import { node, runStep, runTool, type Tool, type Turn } from "#kernel";
import { type Localized, type Source, toJihwiError } from "#protocol";
import type { DocumentSearchInput, DocumentSearchOutput } from "#tools/document-search";
import { timeTool } from "#tools/time";
import type { WebSearchInput, WebSearchOutput } from "#tools/web-search";
import { enforceLoopRules, enforceToolRules } from "./enforce-tool-rules.ts";
import { gatherHits, gatherResults } from "./evidence/gather.ts";
import { sureFit } from "./facts.ts";
import { comparedSides } from "./question/compared-sides.ts";
import type { ChatState } from "./state.ts";
import { processResult } from "./steps/process-result/index.ts";
import { reason } from "./steps/reason/index.ts";
import { respond } from "./steps/respond/index.ts";
import type { RespondInput } from "./steps/respond/schema.ts";
import { selectTool } from "./steps/select-tool/index.ts";
import { type ToolName, toolWords } from "./tool-names.ts";

export interface ChatTools {
  readonly documentSearch: Tool<DocumentSearchInput, DocumentSearchOutput>;
  readonly webSearch: Tool<WebSearchInput, WebSearchOutput>;
}

type Change = Partial<ChatState>;

/** The nodes of the graph, each a few lines: read the state, run a step or a tool, return the change. */
export function createNodes({ documentSearch, webSearch }: ChatTools) {
  return {
    toolSelector: node("tool-selector", async (state: ChatState, turn): Promise<Change> => {
      const { question, toolHistory, toolResults, documents, webConfigured, nextAction, iteration, maxIterations } =
        state;
      const input = {
        question,
        toolHistory,
        toolResults,
        documents,
        webConfigured,
        nextAction,
        iteration,
        maxIterations,
      };
      const chosen = await runStep(selectTool, input, turn);
      const { tool, query, overruled } = enforceToolRules(
        { tool: chosen.selected_tool, query: chosen.query ?? "" },
        state,
        turn.models.forRole("select") === null,
      );
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
      const change = await gatherHits(state, hits, soughtOf(state), pageWord);
      const found = change.facts.slice(state.facts.length);
      const text = hits.map(({ name, page, text: words }) => `${name} ${pageWord(page)}: ${words}`).join("\n\n");
      return { text, answers: found.some(({ fit }) => fit >= sureFit), change };
    }),

    webSearch: toolNode("web-search", async (state, turn) => {
      const { results } = await runTool(webSearch, { query: state.currentQuery }, turn);
      const text = results.map((result) => `${result.title} (${result.url}): ${result.text}`).join("\n\n");
      return { text, change: await gatherResults(state, results, soughtOf(state)) };
    }),

    reasoning: toolNode("reasoning", async (state, turn) => {
      const { question, facts, toolResults, messages: history, summary } = state;
      const input = { question, facts, toolResults, history, summary, sources: marked(state.sources) };
      const reasoned = await runStep(reason, input, turn);
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
      const { goesOn, limitReached } = enforceLoopRules(judged.needs_more_tools, state);
      return {
        processorSummary: judged.summary,
        nextAction: goesOn ? (judged.next_action ?? null) : null,
        needsMoreTools: goesOn,
        limitReached,
      };
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
function toolNode(
  name: string,
  run: (state: ChatState, turn: Turn) => Promise<{ text: string; answers?: boolean; change?: Change }>,
) {
  return node(name, async (state: ChatState, turn): Promise<Change> => {
    const made = { tool: state.currentTool, query: state.currentQuery };
    const counted = { iteration: state.iteration + 1, toolHistory: [...state.toolHistory, made] };
    try {
      const { text, answers = null, change } = await run(state, turn);
      return { ...change, ...counted, toolResults: [...state.toolResults, { ...made, ok: true, text, answers }] };
    } catch (thrown) {
      turn.signal.throwIfAborted();
      const error = toJihwiError(thrown);
      const text = [error.says[turn.language], error.hint?.[turn.language]].filter(Boolean).join(" ");
      turn.notice(error.code === "tool-not-configured" ? "not-configured" : "error", bothLanguages(error));
      return { ...counted, toolResults: [...state.toolResults, { ...made, ok: false, text, answers: false }] };
    }
  });
}

/** What an answer may say without a source of its own: the user's words, and what the tools returned. */
function knownWords({ userInput, asked, messages, toolResults, documents }: ChatState): string {
  const spoken = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  const results = toolResults.map(({ text }) => text);
  return [userInput, asked, ...spoken, ...results, ...documents.map(({ name }) => name)].join("\n");
}

/** What a search was for: one side of a comparison, else the question itself. */
function soughtOf({ currentQuery: query, question }: ChatState) {
  return { query, question: comparedSides(question) === null ? question : query };
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

function overruledText(chosen: ToolName, taken: ToolName, why: Localized): Localized {
  const [from, to] = [toolWords[chosen], toolWords[taken]];
  return {
    ko: `${josa(from.ko, "을/를")} 골랐지만 ${josa(to.ko, "으로/로")} 바꾸었습니다. ${why.ko}`,
    en: `${to.en} was used instead of ${from.en}: ${why.en}`,
  };
}
