import { z } from "zod";

/** The tools as they are known outside. `none` is the decision that no tool is needed. */
export const toolNames = ["get_current_time", "web_search", "search_pdf_knowledge", "reasoning", "none"] as const;
export const toolNameSchema = z.enum(toolNames);
export type ToolName = z.infer<typeof toolNameSchema>;
