import type { AnyResearchTool } from "../tools/research-tool.ts";
import { createChooseTool } from "./choose-tool/index.ts";
import { createDialogue } from "./dialogue/index.ts";
import { createOffer } from "./offer/index.ts";
import { createRemember } from "./remember/index.ts";

/** The steps that are made over the agent's tools. */
export function createResearchSteps(tools: readonly AnyResearchTool[]) {
  return {
    chooseTool: createChooseTool(tools),
    dialogue: createDialogue(tools),
    offer: createOffer(tools),
    remember: createRemember(tools),
  };
}
export type ResearchSteps = ReturnType<typeof createResearchSteps>;
