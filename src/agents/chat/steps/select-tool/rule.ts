import { z } from "zod";
import type { PromptContext } from "#kernel";
import { asCorrected, explainDecision } from "#learning";
import type { Localized } from "#protocol";
import { findArithmetic } from "../../question/arithmetic.ts";
import { asksForAnalysis, asksForWeb } from "../../question/cues.ts";
import { nextSearch } from "../../question/next-search.ts";
import { searchWords } from "../../question/search-words.ts";
import { wantedTool } from "../../question/wanted-tool.ts";
import { noTool, type Toolset } from "../../tools/toolset.ts";
import { firstTool } from "./learned.ts";
import type { SelectToolInput, SelectToolOutput } from "./schema.ts";
import { wantedNext } from "./wanted-next.ts";

const reasons = {
  arithmetic: { ko: "계산이라 도구가 필요 없습니다.", en: "It is arithmetic and needs no tool." },
  documentsFirst: { ko: "올린 문서부터 찾아봅니다.", en: "The attached documents are looked in first." },
  removed: { ko: "답이 있을 문서가 지워졌습니다.", en: "The document that may answer it has been removed." },
  documents: { ko: "문서에서 더 찾을 것이 남았습니다.", en: "There is more to look for in the documents." },
  web: { ko: "웹에서 찾아야 하는 질문입니다.", en: "It needs facts from the web." },
  reasoning: { ko: "비교나 분석을 부탁했습니다.", en: "It asks for comparison or analysis." },
  wanted: { ko: "지난 판단이 하자고 한 일입니다.", en: "The last judgement wants it done." },
  enough: { ko: "필요한 도구를 모두 썼습니다.", en: "Every tool it needs has been used." },
} as const satisfies Record<string, Localized>;

const correctedSchema = z.object({ selected_tool: z.string() });

/** How code chooses: the first tool as a user says or it has learned, then what is left to do, never what has been done. */
export function selectToolRule(input: SelectToolInput, context: PromptContext, tools: Toolset): SelectToolOutput {
  const first = input.toolHistory.length === 0;
  const { tool, why, query } = first ? chooseFirst(input, context, tools) : chooseNext(input, tools);
  return { selected_tool: tool, reason: why[context.language], query: query ?? queryFor(tool, input, tools) };
}

interface Choice {
  readonly tool: string;
  readonly why: Localized;
  /** What to hand to the tool, where the question's own words are not it. */
  readonly query?: string;
}

/** What a tool claims, is named in or has cues like is chosen by code; the rest as it was learned, among tools with cases. */
function chooseFirst(input: SelectToolInput, context: PromptContext, tools: Toolset): Choice {
  const { weights, corrected, standsIn = false } = context;
  if (corrected !== undefined) return { tool: correctedSchema.parse(corrected).selected_tool, why: asCorrected };
  if (findArithmetic(input.question) !== null) return { tool: noTool, why: reasons.arithmetic };
  const documentsFirst = standsIn && input.documentsFirst;
  const wanted = wantedTool(input.question, tools.all);
  const isPlain = wanted?.tool.isAdded === true || wanted?.tool.claims?.(input.question) === true;
  if (wanted !== null && (isPlain || !documentsFirst)) return { tool: wanted.tool.name, why: wanted.why };
  if (documentsFirst && input.documents.length === 0 && !asksForWeb(input.question))
    return { tool: noTool, why: reasons.removed };
  const decision = firstTool.decide(input, {
    weights,
    among: (label) =>
      label === noTool ||
      ((tools.kindOf(label) !== "documents" || input.documents.length > 0) &&
        tools.find(label)?.declines?.(input.question) !== true),
  });
  if (documentsFirst && input.documents.length > 0 && tools.kindOf(decision.label) !== "documents")
    return { tool: tools.nameOf("documents"), why: reasons.documentsFirst };
  return { tool: decision.label, why: explainDecision(decision) };
}

function chooseNext(input: SelectToolInput, tools: Toolset): Choice {
  const { question, toolHistory, toolResults, documents } = input;
  const searched = tools.queriesOf("documents", toolHistory);
  if (searched.length > 0 && documents.length > 0 && nextSearch({ ...input, searched }) !== null)
    return { tool: tools.nameOf("documents"), why: reasons.documents };
  const foundInDocuments = toolResults.some(
    ({ tool, ok, text, answers }) => tools.kindOf(tool) === "documents" && ok && text !== "" && answers !== false,
  );
  const used = (kind: "web" | "reasoning") => tools.queriesOf(kind, toolHistory).length > 0;
  if (!foundInDocuments && !used("web") && asksForWeb(question)) return { tool: tools.nameOf("web"), why: reasons.web };
  if (!used("reasoning") && asksForAnalysis(question))
    return { tool: tools.nameOf("reasoning"), why: reasons.reasoning };
  const wanted = wantedNext(input, tools);
  return wanted === null ? { tool: noTool, why: reasons.enough } : { ...wanted, why: reasons.wanted };
}

function queryFor(tool: string, input: SelectToolInput, tools: Toolset): string {
  if (tool === noTool) return "";
  const kind = tools.kindOf(tool);
  if (kind === "web") return searchWords(input.question);
  if (kind !== "documents") return input.question;
  const searched = tools.queriesOf("documents", input.toolHistory);
  return nextSearch({ ...input, searched }) ?? searchWords(input.question);
}
