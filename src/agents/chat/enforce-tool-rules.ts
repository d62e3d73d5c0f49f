import type { ChosenCall } from "#kernel";
import { oneLine } from "#language";
import type { Localized } from "#protocol";
import type { ChatState } from "./state.ts";
import type { ToolRun } from "./tool-result.ts";
import { noTool, type Toolset } from "./tools/toolset.ts";
import { longestQueryLetters } from "./words/content-words.ts";
import { holdsPrivateWords, publicQuery, type Spoken } from "./words/private-words.ts";

/** What code made of a choice, and why it differs from what was chosen. */
export interface Conducted extends ToolRun {
  /** Null when the choice stood. */
  readonly overruled: Localized | null;
}

type Known = Spoken &
  Pick<ChatState, "question" | "documents" | "library" | "toldPrivate" | "toolHistory" | "iteration" | "maxIterations">;

const reasons = {
  documentsFirst: { ko: "올린 문서를 웹보다 먼저 찾습니다.", en: "documents are searched before the web." },
  noDocuments: { ko: "올린 문서가 없습니다.", en: "no documents are attached." },
  privateWords: {
    ko: "문서나 더한 도구에서만 나온 말은 웹 검색에 보내지 않습니다.",
    en: "words that only documents or added tools brought are not sent to the web.",
  },
  runAlready: { ko: "같은 도구를 같은 말로 이미 썼습니다.", en: "the same tool was run with the same query." },
} as const satisfies Record<string, Localized>;

/**
 * Holds a choice of tool to what the chat guarantees, whoever chose: documents before the web, no tool twice with the same
 * query, no private word in a web query. A user who corrected the choice to the web has sent it there himself.
 */
export function enforceToolRules(choice: ToolRun, state: Known, tools: Toolset, isCorrected = false): Conducted {
  const kind = tools.kindOf(choice.tool);
  const wanted: ToolRun = { tool: choice.tool, query: queryFor(choice, state, tools) };
  const isSearched = tools.queriesOf("documents", state.toolHistory).length > 0;
  if (kind === "web" && !isCorrected && state.documents.length > 0 && !isSearched)
    return { tool: tools.nameOf("documents"), query: wanted.query, overruled: reasons.documentsFirst };
  if (kind === "documents" && state.documents.length === 0 && state.library === null)
    return nothing(reasons.noDocuments);
  const sent = kind === "web" ? { ...wanted, query: webQuery(wanted.query, state, tools) } : wanted;
  if (sent.tool !== noTool && wasRun(sent, state.toolHistory)) return nothing(reasons.runAlready);
  return { ...sent, overruled: sent.query === wanted.query ? null : reasons.privateWords };
}

/** A tool that the writer of an answer called, held to the same; null where it may not run. */
export function enforceCall({ tool, arguments: input }: ChosenCall, state: Known, tools: Toolset): Conducted | null {
  const conducted = enforceToolRules({ tool, query: queryOfCall(input) }, state, tools);
  return conducted.tool === tool ? conducted : null;
}

/** A call in words: what is searched for, else its whole input. */
function queryOfCall(input: unknown): string {
  if (typeof input !== "object" || input === null) return "";
  const [only, ...others] = Object.values(input);
  return typeof only === "string" && others.length === 0 ? only : JSON.stringify(input);
}

/** With private words in the prompts, a web query holds the user's own words and public ones, and nothing else. */
function webQuery(query: string, state: Known, tools: Toolset): string {
  const { isPublic } = tools;
  if (!holdsPrivateWords(state, tools)) return query;
  return (
    publicQuery(query, state, isPublic) || publicQuery(state.userInput.slice(0, longestQueryLetters), state, isPublic)
  );
}

/** What a tool is handed: reasoning is always about the question itself, and a search without words looks for it. */
function queryFor({ tool, query }: ToolRun, { question }: Known, tools: Toolset): string {
  if (tool === noTool) return "";
  if (tools.kindOf(tool) === "reasoning") return question;
  const words = oneLine(query);
  return (words === "" ? question : words).slice(0, longestQueryLetters);
}

export function wasRun({ tool, query }: ToolRun, history: readonly ToolRun[]): boolean {
  return history.some((run) => run.tool === tool && plainQuery(run.query) === plainQuery(query));
}

/** A query as it counts: however it is spaced, cased or composed. */
function plainQuery(query: string): string {
  return oneLine(query.normalize("NFC").toLowerCase());
}

function nothing(overruled: Localized): Conducted {
  return { tool: noTool, query: "", overruled };
}
