import type { z } from "zod";
import type { Citation, Ended, Localized } from "#protocol";
import type { GraphDrawing } from "./graph.ts";
import type { Invariant } from "./invariant.ts";
import type { Turn } from "./run.ts";
import type { AnyStep } from "./step.ts";
import type { AnyTool } from "./tool.ts";

export interface HistoryMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** What an agent is asked. History and summary come from the store, never from the client. */
export interface AgentRequest<Options> {
  readonly text: string;
  readonly options: Options;
  readonly history: readonly HistoryMessage[];
  /** The rolling summary of what the history no longer holds. */
  readonly summary: string;
}

/** What came of a turn. `details` is what the agent's CLI prints as JSON besides the common fields. */
export interface AgentResult {
  readonly answer: string;
  readonly ended: Ended;
  readonly citations: readonly Citation[];
  readonly details: Readonly<Record<string, unknown>>;
}

/** An agent as wiring, server and CLI know it. Its flow is its own: a graph or a plain function. */
export interface Agent<Options = unknown> {
  readonly name: string;
  readonly title: Localized;
  readonly options: z.ZodType<Options>;
  readonly steps: readonly AnyStep[];
  readonly tools: readonly AnyTool[];
  readonly invariants: readonly Invariant[];
  run(turn: Turn, request: AgentRequest<Options>): Promise<AgentResult>;
  /** Work that follows an answer without delaying it, such as a title, a summary or memory. */
  afterwards?(turn: Turn, request: AgentRequest<Options>, result: AgentResult): Promise<void>;
  /** The graph that runs, as data for the page. */
  draw?(): Promise<GraphDrawing>;
}
