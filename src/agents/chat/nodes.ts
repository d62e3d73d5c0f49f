import { node, runStep, type Turn, throwInterruption } from "#kernel";
import { joinSentences, type Localized, toJihwiError } from "#protocol";
import { readTableQuestion } from "#tools/tables";
import { writeAnswer, writerCalls } from "./answer.ts";
import { readDocuments } from "./documents/read-documents.ts";
import { roomForSources } from "./documents/room-for-sources.ts";
import { enforceToolRules } from "./enforce-tool-rules.ts";
import type { ChatState } from "./state.ts";
import { followsUp, rewrite } from "./steps/rewrite.ts";
import { type LikelyTool, likelyTool } from "./steps/select-tool/index.ts";
import type { ChatTool, ToolSurroundings } from "./tools/chat-tool.ts";
import { noTool, type Toolset } from "./tools/toolset.ts";
import { wordsToSearch } from "./words/content-words.ts";

type Change = Partial<ChatState>;

const knownChoice: Localized = {
  ko: "모델에 묻기 전에 할 일이 정해져 있습니다. 답을 쓸 때 도구를 더 부를 수 있습니다.",
  en: "What comes first is known before a model is asked; the writer of the answer may call further tools.",
};
const seenAnyway: Localized = {
  ko: "다음 단계가 앞의 대화를 함께 읽습니다.",
  en: "The steps that follow read the conversation themselves.",
};
const knownOutcome: Localized = {
  ko: "가져온 것을 모두 읽어, 더 판단할 것이 없습니다.",
  en: "All that was brought is read; there is nothing to judge.",
};

/** The nodes of the graph, each a few lines: read the state, run a step or a tool, return the change. */
export function createNodes(tools: Toolset<ChatTool>, surroundings: ToolSurroundings) {
  const { selectTool, processResult } = surroundings.steps;
  return {
    documentReader: node("read-documents", async (state: ChatState, turn): Promise<Change> => {
      return { reading: await readDocuments(state.documents, roomForSources(state, turn), surroundings.services) };
    }),

    /** A model is asked to complete a follow-up only where a search depends on its words, and whoever writes cannot search again; others see the conversation themselves. */
    questionReader: node("rewrite", async (state: ChatState, turn): Promise<Change> => {
      const { userInput: text, messages: history, summary, documents, reading } = state;
      const isSearched = documents.length > 0 && reading?.fits !== true;
      const byRule = !isSearched || writerCalls(turn) || !goesOn(state, turn);
      const input = { text, history, summary };
      const { question } = await runStep(rewrite, input, turn, byRule ? { byRule, reason: seenAnyway } : {});
      const isJoined = question !== text && question.endsWith(text);
      return { question, joinedTo: isJoined ? question.slice(0, -text.length).trim() : null };
    }),

    toolSelector: node("tool-selector", async (state: ChatState, turn): Promise<Change> => {
      const { question, messages: history, summary, toolHistory, toolResults, documents, library, removed } = state;
      const { webConfigured, nextAction, iteration, maxIterations, addedTools } = state;
      const isFirst = toolHistory.length === 0;
      const hasModel = turn.models.forRole(selectTool.role) !== null;
      const tableQuery = hasModel || !isFirst ? null : await readTableQuestion(question, state.reading?.tables ?? []);
      const input = {
        ...{ question, history, summary, toolHistory, toolResults, documents, removed, webConfigured, nextAction },
        ...{ iteration, maxIterations, addedTools, asksTable: tableQuery !== null, library: library?.documents ?? 0 },
        documentsFirst: isFirst && hasModel && documents.length > 0,
      };
      const likely = isFirst && hasModel ? likelyTool(input, tools, turn) : null;
      // Only a model that writes could still call a tool that was not chosen; a library must not go unasked for a guess.
      const isWritten = turn.models.forRole("respond") !== null && (library === null || writerCalls(turn));
      const byRule = input.documentsFirst || (likely?.tool === noTool && (isWritten || likely.isSaid));
      const chosen = await runStep(selectTool, input, turn, byRule ? { byRule, reason: knownChoice } : {});
      const isFirstSearch = input.documentsFirst && tools.kindOf(chosen.selected_tool) === "documents";
      const isCorrected = isFirst && turn.corrections.some(({ step }) => step === selectTool.name);
      const { tool, query, overruled } = enforceToolRules(
        { tool: chosen.selected_tool, query: isFirstSearch ? widerWords(state, turn) : (chosen.query ?? "") },
        state,
        tools,
        isCorrected,
      );
      if (overruled !== null)
        turn.notice("info", overruledText(tools.titleOf(chosen.selected_tool), tools.titleOf(tool), overruled));
      const kind = tools.kindOf(tool);
      const dates = kind === "clock" && chosen.dates !== null ? { question: query, dates: chosen.dates } : null;
      return {
        currentTool: tool,
        currentQuery: query,
        currentInput: kind === "tables" ? { query: tableQuery } : dates,
        isOpen: byRule || (kind === "documents" && library !== null),
        isCalled: false,
        wantsFurther: input.documentsFirst && likely !== null && isFurther(likely, tools, turn),
        reply: tool === noTool && isFirst ? chosen.reply : null,
      };
    }),

    /** A node that runs one tool: the run is counted and remembered whether it succeeds or fails; a failure is a result too. */
    toolRunner: (id: string) =>
      node(id, async (state: ChatState, turn): Promise<Change> => {
        const made = { tool: state.currentTool, query: state.currentQuery };
        const counted = { iteration: state.iteration + 1, toolHistory: [...state.toolHistory, made] };
        try {
          const tool = tools.find(made.tool);
          if (tool === undefined) throw new Error(`the graph went to ${id} without a tool`);
          const { text, change } = await tool.run(state, turn, surroundings);
          return { ...change, ...counted, toolResults: [...state.toolResults, { ...made, ok: true, text }] };
        } catch (thrown) {
          throwInterruption(thrown, turn.signal);
          const error = toJihwiError(thrown);
          const told = joinSentences([error.says, error.hint]);
          turn.notice(error.code === "tool-not-configured" ? "not-configured" : "error", told);
          return { ...counted, toolResults: [...state.toolResults, { ...made, ok: false, text: told[turn.language] }] };
        }
      }),

    resultProcessor: node("result-processor", async (state: ChatState, turn): Promise<Change> => {
      const { question, messages: history, toolHistory, toolResults, webConfigured, iteration, maxIterations } = state;
      const known = knownJudgement(state, turn, tools);
      const input = { question, history, toolHistory, toolResults, webConfigured, iteration, maxIterations, known };
      const byRule = known !== null;
      const judged = await runStep(processResult, input, turn, byRule ? { byRule, reason: knownOutcome } : {});
      const isLast = iteration >= maxIterations;
      return {
        processorSummary: judged.summary,
        nextAction: judged.needs_more_tools ? (judged.next_action ?? null) : null,
        needsMoreTools: judged.needs_more_tools && !isLast,
        limitReached: isLast && (judged.needs_more_tools || (known === false && isUnjudged(state, tools))),
        isOpen: state.isOpen || (byRule && !isLast),
      };
    }),

    responseGenerator: node("response-generator", (state: ChatState, turn): Promise<Change> => {
      return writeAnswer(state, turn, { respond: surroundings.steps.respond, tools });
    }),
  };
}

type Asked = Pick<ChatState, "userInput" | "question" | "messages">;

const goesOn = ({ userInput: text, messages: history }: Asked, turn: Turn): boolean =>
  followsUp.decide({ text, history }, { weights: turn.weights }).label === "true";

/** What documents are searched with: of a follow-up that nobody has completed, the words of the question before it too. */
function widerWords(state: Asked, turn: Turn): string {
  const { userInput, question, messages } = state;
  const before = messages.findLast(({ role }) => role === "user")?.text;
  const isOpen = before !== undefined && question === userInput && goesOn(state, turn);
  return [question, ...(isOpen ? [before] : [])].map(wordsToSearch).join(" ");
}

/** Beside the documents: a tool that the question is likely for, where the writer cannot call it. */
function isFurther({ tool }: LikelyTool, tools: Toolset, turn: Turn): boolean {
  return tool !== noTool && tools.kindOf(tool) !== "documents" && !writerCalls(turn);
}

/** Whether a further tool is to be chosen, where code knows; null where a model is to judge what was brought. */
function knownJudgement(state: ChatState, turn: Turn, tools: Toolset): boolean | null {
  if (turn.models.forRole("process") === null) return null;
  if (!isUnjudged(state, tools)) return state.wantsFurther && !state.isCalled && state.iteration < state.maxIterations;
  return state.iteration >= state.maxIterations ? false : null;
}

/** What the writer has called, and what documents, tables and the clock tell, goes to the answer as it is. */
function isUnjudged({ isCalled, isOpen, currentTool, toolResults }: ChatState, tools: Toolset): boolean {
  const kind = tools.kindOf(currentTool);
  const isExact = kind === "clock" && toolResults.at(-1)?.ok === true;
  return !isCalled && !isExact && !(kind === "documents" && isOpen);
}

function overruledText(from: Localized, to: Localized, why: Localized): Localized {
  return {
    ko: `${from.ko}을(를) 골랐지만 ${to.ko}(으)로 바꾸었습니다. ${why.ko}`,
    en: `${to.en} was used instead of ${from.en}: ${why.en}`,
  };
}
