import type { PromptContext } from "#kernel";
import type { Language } from "#protocol";
import { findArithmetic } from "../../question/arithmetic.ts";
import {
  asksForAnalysis,
  asksForWeb,
  asksToLookUp,
  asksWhy,
  isAboutClock,
  isOpenQuestion,
  isSmallTalk,
  mentionsDocuments,
  needsFreshFacts,
} from "../../question/cues.ts";
import { nextSearch } from "../../question/next-search.ts";
import { searchWords } from "../../question/search-words.ts";
import type { ToolName } from "../../tool-names.ts";
import type { SelectToolInput, SelectToolOutput } from "./schema.ts";

const reasons = {
  clock: { ko: "시각이나 날짜를 묻습니다.", en: "It asks for the time or a date." },
  documents: { ko: "올린 문서에서 찾을 수 있는 질문입니다.", en: "The attached documents may hold the answer." },
  web: { ko: "웹에서 찾아야 하는 질문입니다.", en: "It needs facts from the web." },
  reasoning: { ko: "비교나 분석을 부탁했습니다.", en: "It asks for comparison or analysis." },
  smallTalk: { ko: "도구 없이 답할 수 있는 말입니다.", en: "It can be answered without a tool." },
  enough: { ko: "필요한 도구를 모두 썼습니다.", en: "Every tool it needs has been used." },
} as const;

/** How code chooses: what the question's words ask for, in a fixed order, skipping what has been done. */
export function selectToolRule(input: SelectToolInput, { language }: PromptContext): SelectToolOutput {
  const { question } = input;
  const used = new Set(input.toolHistory.map(({ tool }) => tool));
  const choose = (tool: ToolName, why: keyof typeof reasons, query: string) => answer(tool, why, query, language);

  if (used.size === 0 && (isSmallTalk(question) || findArithmetic(question) !== null))
    return choose("none", "smallTalk", "");
  if (isAboutClock(question) && !used.has("get_current_time") && !asksForWeb(question))
    return choose("get_current_time", "clock", question);
  const hasDocuments = input.documents.length > 0;
  const clockOnly = isAboutClock(question) && !mentionsDocuments(question);
  const sought = hasDocuments && !clockOnly && !asksForWeb(question) ? nextSearch(input) : null;
  if (sought !== null) return choose("search_pdf_knowledge", "documents", sought);
  const wantsWeb =
    asksForWeb(question) ||
    (needsFreshFacts(question) && !(hasDocuments && mentionsDocuments(question))) ||
    (asksToLookUp(question) && !hasDocuments);
  const foundInDocuments = input.toolResults.some(
    ({ tool, ok, text }) => tool === "search_pdf_knowledge" && ok && text !== "",
  );
  if (wantsWeb && !used.has("web_search") && !(foundInDocuments && !asksForWeb(question)))
    return choose("web_search", "web", searchWords(question));
  if ((asksForAnalysis(question) || (used.size === 0 && asksWhy(question))) && !used.has("reasoning"))
    return choose("reasoning", "reasoning", question);
  if (used.size > 0) return choose("none", "enough", "");
  const mayBeOnTheWeb = !hasDocuments && input.webConfigured && !clockOnly && isOpenQuestion(question);
  return mayBeOnTheWeb ? choose("web_search", "web", searchWords(question)) : choose("none", "smallTalk", "");
}

function answer(tool: ToolName, why: keyof typeof reasons, query: string, language: Language): SelectToolOutput {
  return { selected_tool: tool, reason: reasons[why][language], query };
}
