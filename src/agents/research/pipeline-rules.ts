import type { ToolName } from "./tools/tool-names.ts";

export interface PipelineRule {
  /** What code does after the tool, without asking anyone. */
  readonly postAction: "create-research-document" | null;
  /** Whether a dialogue follows: always, unless the tool is itself the end of the turn. */
  readonly dialogue: boolean;
}

/** What must follow each tool. It stands here and not in a prompt, so that it happens. */
export const pipelineRules: Readonly<Record<ToolName, PipelineRule>> = {
  search_papers: { postAction: "create-research-document", dialogue: true },
  find_related_papers: { postAction: "create-research-document", dialogue: true },
  cluster_papers: { postAction: "create-research-document", dialogue: true },
  analyze_papers: { postAction: null, dialogue: true },
  evaluate_importance: { postAction: null, dialogue: true },
  synthesize_topic: { postAction: null, dialogue: true },
  translate_abstract: { postAction: null, dialogue: true },
  propose: { postAction: null, dialogue: false },
};
