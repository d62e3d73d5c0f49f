import type { AnyResearchTool } from "../tools/research-tool.ts";
import { createChooseTool } from "./choose-tool/index.ts";
import { createDialogue } from "./dialogue/index.ts";

/** The steps that are made over the agent's tools. */
export function createResearchSteps(tools: readonly AnyResearchTool[]) {
  return {
    chooseTool: createChooseTool(tools),
    dialogue: createDialogue(tools),
  };
}
export type ResearchSteps = ReturnType<typeof createResearchSteps>;
