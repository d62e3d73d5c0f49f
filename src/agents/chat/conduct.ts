import { asksForAnalysis, asksForWeb, isAboutClock } from "./cues.ts";
import type { ChatState, ToolRun } from "./state.ts";
import type { ToolName } from "./tool-names.ts";

/** What code made of a choice, and why it differs from what was chosen. */
export interface Conducted extends ToolRun {
  /** Null when the choice stood. */
  readonly overruled: string | null;
}

type Known = Pick<ChatState, "question" | "documents" | "toolHistory" | "iteration" | "maxIterations">;

/**
 * Holds a choice of tool to what the chat guarantees, whoever chose: documents before the web, no tool twice with the
 * same query, reasoning for a request to analyse or compare, and `none` where nothing is left to do.
 */
export function conductTool(choice: ToolRun, state: Known): Conducted {
  const query = choice.query.trim() === "" && choice.tool !== "none" ? state.question : choice.query.trim();
  const wanted: ToolRun = { tool: choice.tool, query };
  if (wanted.tool === "web_search" && documentsComeFirst(state)) {
    return { tool: "search_pdf_knowledge", query, overruled: "documents are searched before the web" };
  }
  if (wanted.tool === "search_pdf_knowledge" && state.documents.length === 0) {
    return instead(state, "no documents are attached");
  }
  if (wanted.tool !== "none" && wasRun(wanted, state.toolHistory)) {
    return instead(state, "the same tool with the same query was run already");
  }
  if (wanted.tool === "none" && reasoningIsOwed(state)) {
    return { tool: "reasoning", query: state.question, overruled: "analysis was asked for and not done yet" };
  }
  return { ...wanted, overruled: null };
}

/** Whether the loop goes round once more. Rounds are counted here and nowhere else. */
export function goesOn(needsMore: boolean, state: Known): boolean {
  if (state.iteration >= state.maxIterations) return false;
  return needsMore || reasoningIsOwed(state);
}

/** A request to analyse or compare gets a reasoning round while rounds are left. */
export function reasoningIsOwed({ question, toolHistory, iteration, maxIterations }: Known): boolean {
  return (
    iteration < maxIterations && asksForAnalysis(question) && !toolHistory.some(({ tool }) => tool === "reasoning")
  );
}

export function documentsComeFirst({
  question,
  documents,
  toolHistory,
}: Pick<Known, "question" | "documents" | "toolHistory">): boolean {
  if (documents.length === 0 || isAboutClock(question) || asksForWeb(question)) return false;
  return !toolHistory.some(({ tool }) => tool === "search_pdf_knowledge");
}

export function wasRun({ tool, query }: ToolRun, history: readonly ToolRun[]): boolean {
  return history.some((run) => run.tool === tool && sameQuery(run.query, query));
}

function instead(state: Known, overruled: string): Conducted {
  if (reasoningIsOwed(state)) return { tool: "reasoning", query: state.question, overruled };
  return { tool: "none" satisfies ToolName, query: "", overruled };
}

function sameQuery(left: string, right: string): boolean {
  const plain = (query: string) => query.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  return plain(left) === plain(right);
}
