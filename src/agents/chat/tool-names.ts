import { z } from "zod";
import type { Localized } from "#protocol";

/** The tools as they are known outside. `none` is the decision that no tool is needed. */
export const toolNames = ["get_current_time", "web_search", "search_pdf_knowledge", "reasoning", "none"] as const;
export const toolNameSchema = z.enum(toolNames);
export type ToolName = z.infer<typeof toolNameSchema>;

/** What a tool is called before people. */
export const toolWords: Readonly<Record<ToolName, Localized>> = {
  get_current_time: { ko: "시계", en: "the clock" },
  web_search: { ko: "웹 검색", en: "web search" },
  search_pdf_knowledge: { ko: "문서 검색", en: "document search" },
  reasoning: { ko: "분석", en: "reasoning" },
  none: { ko: "바로 답하기", en: "answering at once" },
};
