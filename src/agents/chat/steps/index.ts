import type { ChatServices } from "../services.ts";
import type { Toolset } from "../tools/toolset.ts";
import { createProcessResult } from "./process-result.ts";
import { createReason } from "./reason.ts";
import { createRespond } from "./respond/index.ts";
import { createSelectTool } from "./select-tool/index.ts";

/** The steps that are made over the tools of a turn. */
export function createChatSteps(tools: Toolset, services: Pick<ChatServices, "drawPage">) {
  return {
    selectTool: createSelectTool(tools),
    processResult: createProcessResult(tools),
    reason: createReason(tools),
    respond: createRespond(tools, services),
  };
}
export type ChatSteps = ReturnType<typeof createChatSteps>;
