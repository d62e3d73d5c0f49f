import { z } from "zod";
import { defineStep, type PromptContext } from "#kernel";
import { asCorrected } from "#learning";
import type { Localized } from "#protocol";
import { isForWriter, noTool, type Toolset } from "../../tools/toolset.ts";
import { wordsToSearch } from "../../words/content-words.ts";
import { type LikelyTool, likelyTool, needsNothing } from "./likely-tool.ts";
import { selectToolPrompt } from "./prompt.ts";
import { type SelectToolInput, type SelectToolOutput, selectToolInput, selectToolOutput } from "./schema.ts";

export { type LikelyTool, likelyTool } from "./likely-tool.ts";

/** Which one of these tools comes next. */
export function createSelectTool(tools: Toolset) {
  return defineStep({
    name: "chat.select-tool",
    role: "select",
    input: selectToolInput,
    output: selectToolOutput(tools.all.filter((tool) => !isForWriter(tool)).map(({ name }) => name)),
    prompt: (input, context) => selectToolPrompt(input, context, tools),
    rule: (input, context) => selectToolRule(input, context, tools),
    temperature: 0,
  });
}

const reasons = {
  documentsFirst: { ko: "올린 문서부터 찾아봅니다.", en: "The attached documents are looked in first." },
  removed: { ko: "답이 있을 문서가 지워졌습니다.", en: "The document that may answer it has been removed." },
  table: { ko: "문서의 표에 있는 값을 묻습니다.", en: "It asks for a value of a table in the documents." },
  needsModel: { ko: "따지고 설명하는 일은 모델이 있어야 합니다.", en: "Reasoning takes a model." },
  enough: { ko: "규칙이 더 할 일이 없습니다.", en: "There is nothing more that a rule could do." },
} as const satisfies Record<string, Localized>;

const correctedSchema = z.object({ selected_tool: z.string() });

/** How code chooses: what a user says, else the documents where there are any, else the tool that the question is likely for. */
function selectToolRule(input: SelectToolInput, context: PromptContext, tools: Toolset): SelectToolOutput {
  const { tool, why } =
    input.toolHistory.length === 0 ? chooseFirst(input, context, tools) : chooseNext(input, context, tools);
  const isSearch = tools.kindOf(tool) === "documents" || tools.kindOf(tool) === "web";
  const query = tool === noTool ? "" : isSearch ? wordsToSearch(input.question) : input.question;
  return { selected_tool: tool, reason: why[context.language], query, dates: null, reply: null };
}

type Choice = Pick<LikelyTool, "tool" | "why">;

function chooseFirst(input: SelectToolInput, context: PromptContext, tools: Toolset): Choice {
  if (context.corrected !== undefined)
    return { tool: correctedSchema.parse(context.corrected).selected_tool, why: asCorrected };
  const documents = { tool: tools.nameOf("documents"), why: reasons.documentsFirst };
  if (input.documentsFirst) return documents;
  if (input.asksTable) return { tool: tools.nameOf("tables"), why: reasons.table };
  const likely = likelyTool(input, tools, context);
  const kind = tools.kindOf(likely.tool);
  const hasDocuments = input.documents.length > 0 || input.library > 0;
  // “연차는 며칠이야?” sounds like the calendar's: beside documents the clock gets what it understands whole.
  const isOfDates = !hasDocuments || tools.find(likely.tool)?.claims?.(input.question) === true;
  const isPlain = (kind === "clock" && isOfDates) || tools.find(likely.tool)?.kind === "added";
  if (!context.standsIn || isPlain) return likely;
  // Without a model looking costs nothing, and what a rule takes for talk may well be told in a document.
  if (hasDocuments && !needsNothing(input.question)) return documents;
  if (input.removed.length > 0 && kind !== "web") return { tool: noTool, why: reasons.removed };
  return kind === "reasoning" ? { tool: noTool, why: reasons.needsModel } : likely;
}

/** What was not found in the documents and is likely on the web is looked for there. */
function chooseNext(input: SelectToolInput, context: PromptContext, tools: Toolset): Choice {
  const likely = likelyTool(input, tools, context);
  const wasRun = tools.queriesOf("web", input.toolHistory).length > 0;
  const isOpen = input.webConfigured && !wasRun && tools.kindOf(likely.tool) === "web";
  return isOpen ? likely : { tool: noTool, why: reasons.enough };
}
