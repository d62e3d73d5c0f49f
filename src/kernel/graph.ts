import type { RunnableConfig } from "@langchain/core/runnables";
import { toJihwiError } from "#protocol";
import type { Run, Turn } from "./run.ts";

/** A graph as nodes and edges, read from the very graph that runs. */
export interface GraphDrawing {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly conditional: boolean }[];
}

/** The parts of a compiled LangGraph that Jihwi uses. */
export interface CompiledGraph<State> {
  invoke(state: Partial<State>, config: RunnableConfig): Promise<unknown>;
  getGraphAsync(): Promise<{
    nodes: Record<string, { id: string }>;
    edges: { source: string; target: string; conditional?: boolean }[];
  }>;
}

/** Far above what any agent's own limit of rounds allows: rounds are limited by code that knows why. */
const recursionLimit = 200;

/** A node: reads the state, runs a step or a tool, returns the change. */
export function node<State, Change>(name: string, work: (state: State, turn: Turn) => Promise<Change> | Change) {
  return async (state: State, config: RunnableConfig): Promise<Change> => {
    const turn = turnOf(config);
    return await enterNode(name, turn, () => work(state, turn));
  };
}

/** Does the work of a node, journaled and shown as it lights up. A flow that is a plain function has nodes by this alone. */
export async function enterNode<Result>(name: string, run: Run, work: () => Promise<Result> | Result): Promise<Result> {
  run.signal.throwIfAborted();
  const leave = run.journal.slot("node", name, null).enter();
  try {
    return await work();
  } finally {
    leave();
  }
}

/** Runs a compiled graph for a turn and returns its last state. */
export async function runGraph<State>(graph: CompiledGraph<State>, state: Partial<State>, turn: Turn): Promise<State> {
  try {
    const config = { configurable: { turn }, signal: turn.signal, recursionLimit };
    return (await graph.invoke(state, config)) as State;
  } catch (thrown) {
    throw toJihwiError(turn.signal.aborted ? turn.signal.reason : thrown);
  }
}

export async function drawGraph(graph: CompiledGraph<never>): Promise<GraphDrawing> {
  const drawing = await graph.getGraphAsync();
  return {
    nodes: Object.values(drawing.nodes).map(({ id }) => ({ id })),
    edges: drawing.edges.map(({ source, target, conditional }) => ({
      from: source,
      to: target,
      conditional: conditional ?? false,
    })),
  };
}

function turnOf(config: RunnableConfig): Turn {
  const turn: unknown = config.configurable?.turn;
  if (turn === undefined) throw new Error("a graph of Jihwi runs through runGraph, which gives its nodes their turn");
  return turn as Turn;
}
