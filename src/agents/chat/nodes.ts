import { josa } from "es-hangul";
import { writeCitedAnswer } from "#documents";
import { node, runStep, throwInterruption } from "#kernel";
import { joinSentences, type Localized, toJihwiError } from "#protocol";
import { enforceLoopRules, enforceToolRules, mayBeInDocuments } from "./enforce-tool-rules.ts";
import { markedSources } from "./evidence/marked-sources.ts";
import type { ChatState } from "./state.ts";
import { removedRemark } from "./steps/respond/removed-remark.ts";
import type { RespondInput } from "./steps/respond/schema.ts";
import type { ChatTool, ToolSurroundings } from "./tools/chat-tool.ts";
import type { Toolset } from "./tools/toolset.ts";

type Change = Partial<ChatState>;

/** The nodes of the graph, each a few lines: read the state, run a step or a tool, return the change. */
export function createNodes(tools: Toolset<ChatTool>, surroundings: ToolSurroundings) {
  const { selectTool, processResult, respond } = surroundings.steps;
  return {
    toolSelector: node("tool-selector", async (state: ChatState, turn): Promise<Change> => {
      const { question, toolHistory, toolResults, documents, removed, webConfigured, nextAction } = state;
      const { iteration, maxIterations, addedTools } = state;
      const documentsFirst = mayBeInDocuments(state);
      const asked = {
        question,
        toolHistory,
        toolResults,
        documents,
        removed,
        webConfigured,
        nextAction,
        documentsFirst,
      };
      const chosen = await runStep(selectTool, { ...asked, iteration, maxIterations, addedTools }, turn);
      const isCorrected = toolHistory.length === 0 && turn.corrections.some(({ step }) => step === selectTool.name);
      const { tool, query, overruled } = enforceToolRules(
        { tool: chosen.selected_tool, query: chosen.query ?? "" },
        state,
        tools,
        isCorrected,
      );
      if (overruled !== null) {
        const [from, to] = [tools.titleOf(chosen.selected_tool), tools.titleOf(tool)];
        turn.notice("info", overruledText(from, to, overruled));
      }
      return { currentTool: tool, currentQuery: query };
    }),

    /** A node that runs one tool: the run is counted and remembered whether it succeeds or fails; a failure is a result too. */
    toolRunner: (id: string) =>
      node(id, async (state: ChatState, turn): Promise<Change> => {
        const made = { tool: state.currentTool, query: state.currentQuery };
        const counted = { iteration: state.iteration + 1, toolHistory: [...state.toolHistory, made] };
        try {
          const tool = tools.find(made.tool);
          if (tool === undefined) throw new Error(`the graph went to ${id} without a tool`);
          const { text, answers = null, change } = await tool.run(state, turn, surroundings);
          return { ...change, ...counted, toolResults: [...state.toolResults, { ...made, ok: true, text, answers }] };
        } catch (thrown) {
          throwInterruption(thrown, turn.signal);
          const error = toJihwiError(thrown);
          const told = joinSentences([error.says, error.hint]);
          turn.notice(error.code === "tool-not-configured" ? "not-configured" : "error", told);
          const failed = { ...made, ok: false, text: told[turn.language], answers: false };
          return { ...counted, toolResults: [...state.toolResults, failed] };
        }
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
      const { goesOn, limitReached } = enforceLoopRules(judged.needs_more_tools, state, tools);
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
      // A model may leave out that a document is gone; what a rule wrote has told it.
      const removed = removedRemark(state);
      if (removed !== null && !text.includes(removed[turn.language])) turn.notice("removed", removed);
      return { finalResponse: text, citations: [...citations], statements: [...statements] };
    }),
  };
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
  const { toolResults, facts, reasoned: reasoning, documents, removed } = state;
  const sources = markedSources(state.sources);
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
    removed,
  };
}

function overruledText(from: Localized, to: Localized, why: Localized): Localized {
  return {
    ko: `${josa(from.ko, "을/를")} 골랐지만 ${josa(to.ko, "으로/로")} 바꾸었습니다. ${why.ko}`,
    en: `${to.en} was used instead of ${from.en}: ${why.en}`,
  };
}
