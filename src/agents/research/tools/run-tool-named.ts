import { runTool, type Turn } from "#kernel";
import type { ResearchService } from "#papers";
import { createAnalyzePapers } from "./analyze-papers/index.ts";
import { createClusterPapers } from "./cluster-papers/index.ts";
import { createEvaluateImportance } from "./evaluate-importance/index.ts";
import { createFindRelatedPapers } from "./find-related-papers/index.ts";
import { createSearchPapers } from "./search-papers/index.ts";
import { createSynthesizeTopic } from "./synthesize-topic/index.ts";
import type { ToolName } from "./tool-names.ts";
import { createTranslateAbstract } from "./translate-abstract/index.ts";

/** Every tool that does work, over a service. */
export function createTools(service: ResearchService) {
  return {
    search_papers: createSearchPapers(service),
    find_related_papers: createFindRelatedPapers(service),
    cluster_papers: createClusterPapers(service),
    analyze_papers: createAnalyzePapers(service),
    evaluate_importance: createEvaluateImportance(service),
    synthesize_topic: createSynthesizeTopic(service),
    translate_abstract: createTranslateAbstract(service),
  };
}
export type ResearchTools = ReturnType<typeof createTools>;
export type WorkingTool = Exclude<ToolName, "propose">;

/** What a tool returned, under its name. */
export type ToolResult = {
  [Name in WorkingTool]: { readonly tool: Name; readonly output: Awaited<ReturnType<ResearchTools[Name]["run"]>> };
}[WorkingTool];

/** Runs the tool of this name, and says in the type which one it was. */
export async function runToolNamed(
  tools: ResearchTools,
  tool: WorkingTool,
  input: unknown,
  turn: Turn,
): Promise<ToolResult> {
  switch (tool) {
    case "search_papers":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "find_related_papers":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "cluster_papers":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "analyze_papers":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "evaluate_importance":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "synthesize_topic":
      return { tool, output: await runTool(tools[tool], input, turn) };
    case "translate_abstract":
      return { tool, output: await runTool(tools[tool], input, turn) };
  }
}
