import { z } from "zod";

export const toolNameSchema = z.enum([
  "search_papers",
  "find_related_papers",
  "cluster_papers",
  "analyze_papers",
  "evaluate_importance",
  "synthesize_topic",
  "translate_abstract",
  "propose",
]);
export type ToolName = z.infer<typeof toolNameSchema>;
