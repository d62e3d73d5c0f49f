import type { Turn } from "#kernel";
import type { ChatServices } from "../services.ts";
import type { ChatState } from "../state.ts";
import type { ChatSteps } from "../steps/index.ts";
import type { Toolset, ToolTraits } from "./toolset.ts";

/** What a tool brought: words for the next steps, and what changes in the state. */
export interface Brought {
  readonly text: string;
  readonly change?: Partial<ChatState>;
}

export interface ToolSurroundings {
  readonly services: ChatServices;
  readonly steps: ChatSteps;
  /** The tools of the turn. */
  readonly tools: Toolset;
}

/** A tool of the chat, whole: what is known of it, and how it runs. */
export interface ChatTool extends ToolTraits {
  /** Its place in the graph. */
  readonly node: { readonly id: string; readonly title: { readonly ko: string; readonly en: string } };
  run(state: ChatState, turn: Turn, surroundings: ToolSurroundings): Promise<Brought>;
}
