import type { PromptContext } from "#kernel";
import { explainDecision } from "#learning";
import type { Localized } from "#protocol";
import { isAboutTime } from "#tools/time";
import { findArithmetic } from "../../question/arithmetic.ts";
import { asksForAnalysis, asksForWeb } from "../../question/cues.ts";
import { nextSearch } from "../../question/next-search.ts";
import { searchWords } from "../../question/search-words.ts";
import { type ToolName, toolNameSchema } from "../../tool-names.ts";
import { firstTool } from "./learned.ts";
import type { SelectToolInput, SelectToolOutput } from "./schema.ts";
import { wantedNext } from "./wanted-next.ts";

const reasons = {
  arithmetic: { ko: "계산이라 도구가 필요 없습니다.", en: "It is arithmetic and needs no tool." },
  time: { ko: "날짜나 시각을 묻습니다.", en: "It asks for a date or the time." },
  documents: { ko: "문서에서 더 찾을 것이 남았습니다.", en: "There is more to look for in the documents." },
  web: { ko: "웹에서 찾아야 하는 질문입니다.", en: "It needs facts from the web." },
  reasoning: { ko: "비교나 분석을 부탁했습니다.", en: "It asks for comparison or analysis." },
  wanted: { ko: "지난 판단이 하자고 한 일입니다.", en: "The last judgement wants it done." },
  enough: { ko: "필요한 도구를 모두 썼습니다.", en: "Every tool it needs has been used." },
} as const satisfies Record<string, Localized>;

/** How code chooses: the first tool as it has learned, then what is left to do, never what has been done. */
export function selectToolRule(input: SelectToolInput, context: PromptContext): SelectToolOutput {
  const { tool, why, query } = input.toolHistory.length === 0 ? chooseFirst(input, context) : chooseNext(input);
  return { selected_tool: tool, reason: why[context.language], query: query ?? queryFor(tool, input) };
}

interface Choice {
  readonly tool: ToolName;
  readonly why: Localized;
  /** What to hand to the tool, where the question's own words are not it. */
  readonly query?: string;
}

function chooseFirst(input: SelectToolInput, { weights }: PromptContext): Choice {
  if (findArithmetic(input.question) !== null) return { tool: "none", why: reasons.arithmetic };
  if (isAboutTime(input.question)) return { tool: "get_current_time", why: reasons.time };
  const decision = firstTool.decide(input, {
    weights,
    among: (label) => label !== "search_pdf_knowledge" || input.documents.length > 0,
  });
  return { tool: toolNameSchema.parse(decision.label), why: explainDecision(decision) };
}

function chooseNext(input: SelectToolInput): Choice {
  const { question, toolHistory, toolResults, documents } = input;
  const used = new Set(toolHistory.map(({ tool }) => tool));
  const startedOnDocuments = used.has("search_pdf_knowledge");
  if (startedOnDocuments && documents.length > 0 && nextSearch(input) !== null)
    return { tool: "search_pdf_knowledge", why: reasons.documents };
  const foundInDocuments = toolResults.some(
    ({ tool, ok, text, answers }) => tool === "search_pdf_knowledge" && ok && text !== "" && answers !== false,
  );
  if (!foundInDocuments && !used.has("web_search") && asksForWeb(question))
    return { tool: "web_search", why: reasons.web };
  if (!used.has("reasoning") && asksForAnalysis(question)) return { tool: "reasoning", why: reasons.reasoning };
  const wanted = wantedNext(input);
  return wanted === null ? { tool: "none", why: reasons.enough } : { ...wanted, why: reasons.wanted };
}

function queryFor(tool: ToolName, input: SelectToolInput): string {
  if (tool === "none") return "";
  if (tool === "web_search") return searchWords(input.question);
  return tool === "search_pdf_knowledge" ? (nextSearch(input) ?? searchWords(input.question)) : input.question;
}
