import { z } from "zod";
import {
  agentNameSchema,
  type Citation,
  type Ended,
  type FieldWords,
  type JihwiError,
  type Localized,
  type SchemaOf,
  textOf,
} from "#protocol";
import { kernelFailure } from "./failure.ts";
import type { GraphDrawing } from "./graph.ts";
import { executorsOf, totalsOf } from "./journal.ts";
import type { Invariant } from "./outcome.ts";
import { endedOf } from "./outcome.ts";
import { messageParts } from "./projection.ts";
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

/** What came of a turn, with what its journal tells: how it ended, who executed its steps and what that cost. */
export function resultOfTurn(
  turn: Turn,
  { limitReached, details, ...said }: Omit<AgentResult, "ended"> & { readonly limitReached?: boolean },
): AgentResult {
  const entries = turn.journal.entries();
  const { usage, cost } = totalsOf(entries);
  const ended = endedOf(entries, limitReached);
  return { ...said, ended, details: { ...details, usage: { ...usage, cost }, executors: executorsOf(entries) } };
}

/** An answer as it stands in the conversation. */
export interface StoredAnswer {
  readonly answer: string;
}

/** An agent as app, server and commands know it. Its flow is its own: a graph or a plain function. */
export interface Agent<Options = unknown> {
  readonly name: string;
  readonly title: Localized;
  readonly options: SchemaOf<Options>;
  readonly steps: readonly AnyStep[];
  readonly tools: readonly AnyTool[];
  readonly invariants: readonly Invariant[];
  /** What the page calls its nodes. One that is not here is shown by its own name. */
  readonly nodes: Readonly<Record<string, Localized>>;
  /** What the page calls the fields of its steps and tools. One that is neither here nor common is shown by its own name. */
  readonly fieldWords?: Partial<FieldWords>;
  /** The question as lists may show it, where a title is made of its beginning; the question itself when absent. */
  titleFrom?(text: string): string;
  run(turn: Turn, request: AgentRequest<Options>): Promise<AgentResult>;
  /** Work that follows an answer without delaying it, such as a title, a summary or memory. */
  afterwards?(turn: Turn, request: AgentRequest<Options>, stored: StoredAnswer): Promise<void>;
  /** The graph that runs, as data for the page. */
  draw?(): Promise<GraphDrawing>;
}

/** What an agent must say of itself: a name, a title and a flow. All else has a sensible absence. */
export type AgentDefinition<Options> = Pick<Agent<Options>, "name" | "title"> &
  Partial<Omit<Agent<Options>, "name" | "title" | "run">> & {
    /** What it returns is laid over what it said: the answer is its words, unless it says otherwise. */
    // biome-ignore lint/suspicious/noConfusingVoidType: a flow that only speaks returns nothing
    run(turn: Turn, request: AgentRequest<Options>): Promise<Partial<AgentResult> | void>;
  };

/** Declares an agent. */
export function defineAgent<Options = Readonly<Record<string, unknown>>>(
  definition: AgentDefinition<Options>,
): Agent<Options> {
  const { name, run } = definition;
  if (!agentNameSchema.safeParse(name).success) throw badName(name);
  const anything: SchemaOf<unknown> = z.looseObject({});
  return {
    options: anything as SchemaOf<Options>,
    steps: [],
    tools: [],
    invariants: [],
    nodes: {},
    ...definition,
    async run(turn, request) {
      const own = (await run(turn, request)) ?? {};
      const entries = turn.journal.entries();
      const answer = own.answer ?? textOf({ parts: messageParts(entries) });
      return { answer, ended: endedOf(entries), citations: [], details: {}, ...own };
    },
  };
}

function badName(name: string): JihwiError {
  return kernelFailure("bad-agent-name", { name });
}
