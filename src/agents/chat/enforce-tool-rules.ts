import type { Localized } from "#protocol";
import { findArithmetic } from "./question/arithmetic.ts";
import { asksForAnalysis, asksForWeb, isAboutClock } from "./question/cues.ts";
import { holdsPrivateWords, publicQuery, type Spoken } from "./question/public-query.ts";
import { isSmallTalk } from "./question/small-talk.ts";
import type { ChatState, ToolRun } from "./state.ts";
import { noTool, type Toolset } from "./tools/toolset.ts";

/** What code made of a choice, and why it differs from what was chosen. */
export interface Conducted extends ToolRun {
  /** Null when the choice stood. */
  readonly overruled: Localized | null;
}

type Known = Spoken &
  Pick<ChatState, "question" | "asked" | "documents" | "toolHistory" | "iteration" | "maxIterations">;

/** No search takes more words than this; what is beyond them would only make it fail. */
const longestQuery = 400;

const reasons = {
  documentsFirst: { ko: "올린 문서를 웹보다 먼저 찾습니다.", en: "documents are searched before the web." },
  noDocuments: { ko: "올린 문서가 없습니다.", en: "no documents are attached." },
  privateWords: {
    ko: "문서나 더한 도구에서만 나온 말은 웹 검색에 보내지 않습니다.",
    en: "words that only documents or added tools brought are not sent to the web.",
  },
  runAlready: { ko: "같은 도구를 같은 말로 이미 썼습니다.", en: "the same tool was run with the same query." },
  analysisOwed: { ko: "부탁받은 분석을 아직 하지 않았습니다.", en: "analysis was asked for and not done yet." },
} as const satisfies Record<string, Localized>;

/**
 * Holds a choice of tool to what the chat guarantees, whoever chose: documents before the web, no tool twice with the
 * same query, no private word in a web query, reasoning for a request to analyse or compare, and `none` where nothing is
 * left to do. A user who corrected the choice to the web has sent it there himself.
 */
export function enforceToolRules(choice: ToolRun, state: Known, tools: Toolset, isCorrected = false): Conducted {
  const kind = tools.kindOf(choice.tool);
  const wanted: ToolRun = { tool: choice.tool, query: queryFor(choice, state, tools) };
  if (kind === "web" && !isCorrected && documentsComeFirst(state, tools)) {
    return { tool: tools.nameOf("documents"), query: wanted.query, overruled: reasons.documentsFirst };
  }
  if (kind === "documents" && state.documents.length === 0) return instead(state, tools, reasons.noDocuments);
  const sent = kind === "web" ? { ...wanted, query: webQuery(wanted.query, state, tools) } : wanted;
  if (sent.tool !== noTool && wasRun(sent, state.toolHistory)) return instead(state, tools, reasons.runAlready);
  if (sent.tool === noTool && reasoningIsOwed(state, tools)) return instead(state, tools, reasons.analysisOwed);
  return { ...sent, overruled: sent.query === wanted.query ? null : reasons.privateWords };
}

/** Whether documents, attached or removed, may hold the answer: before any tool has run, for what must be looked up. */
export function mayBeInDocuments({ asked, documents, removed, toolHistory }: ChatState): boolean {
  if (documents.length + removed.length === 0 || toolHistory.length > 0) return false;
  return !isSmallTalk(asked) && findArithmetic(asked) === null;
}

/** With private words in the prompts, a web query holds the user's own words and public ones, and nothing else. */
function webQuery(query: string, state: Known, tools: Toolset): string {
  const { isPublic } = tools;
  if (!holdsPrivateWords(state, tools)) return query;
  return publicQuery(query, state, isPublic) || publicQuery(state.userInput.slice(0, longestQuery), state, isPublic);
}

/** What a tool is handed: reasoning is always about the question itself, and a search without words looks for it. */
function queryFor({ tool, query }: ToolRun, { question }: Known, tools: Toolset): string {
  if (tool === noTool) return "";
  if (tools.kindOf(tool) === "reasoning") return question;
  const words = query.replace(/\s+/g, " ").trim();
  return (words === "" ? question : words).slice(0, longestQuery);
}

export interface Continuation {
  /** The loop goes round once more. */
  readonly goesOn: boolean;
  /** It would have, had there been a round left. */
  readonly limitReached: boolean;
}

/** Whether the loop goes round once more. Rounds are counted here and nowhere else. */
export function enforceLoopRules(needsMore: boolean, state: Known, tools: Toolset): Continuation {
  const wants = needsMore || analysisIsOpen(state, tools);
  const left = state.iteration < state.maxIterations;
  return { goesOn: wants && left, limitReached: wants && !left };
}

/** A request to analyse or compare gets a reasoning round while rounds are left. */
export function reasoningIsOwed(state: Known, tools: Toolset): boolean {
  return state.iteration < state.maxIterations && analysisIsOpen(state, tools);
}

function analysisIsOpen({ asked, toolHistory }: Known, tools: Toolset): boolean {
  return asksForAnalysis(asked) && tools.queriesOf("reasoning", toolHistory).length === 0;
}

export function documentsComeFirst({ asked, documents, toolHistory }: Known, tools: Toolset): boolean {
  if (documents.length === 0 || isAboutClock(asked) || asksForWeb(asked)) return false;
  return tools.queriesOf("documents", toolHistory).length === 0;
}

export function wasRun({ tool, query }: ToolRun, history: readonly ToolRun[]): boolean {
  return history.some((run) => run.tool === tool && plainQuery(run.query) === plainQuery(query));
}

/** A query as it counts: however it is spaced, cased or composed. */
export function plainQuery(query: string): string {
  return query.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
}

function instead(state: Known, tools: Toolset, overruled: Localized): Conducted {
  if (reasoningIsOwed(state, tools)) return { tool: tools.nameOf("reasoning"), query: state.question, overruled };
  return { tool: noTool, query: "", overruled };
}
