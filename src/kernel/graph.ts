import type { RunnableConfig } from "@langchain/core/runnables";
import { cancelled, toJihwiError } from "#protocol";
import type { Turn } from "./turn.ts";

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

/** A node: reads the state, runs a step or a tool, returns the change. Journaled and shown as it lights up. */
export function node<State, Change>(name: string, run: (state: State, turn: Turn) => Promise<Change> | Change) {
  return async (state: State, config: RunnableConfig): Promise<Change> => {
    const turn = turnOf(config);
    turn.signal.throwIfAborted();
    const slot = turn.journal.slot("node", name, null);
    const round = Number(slot.key.slice(slot.key.lastIndexOf(":") + 1));
    const id = `node-${name}-${round}`;
    turn.emit({ type: "data-node", id, data: { node: name, status: "entered", round } });
    if (!slot.finished) slot.note({ status: "finished", output: { round } });
    const change = await run(state, turn);
    turn.emit({ type: "data-node", id, data: { node: name, status: "left", round } });
    return change;
  };
}

/** Runs a compiled graph for a turn and returns its last state. */
export async function runGraph<State>(graph: CompiledGraph<State>, state: Partial<State>, turn: Turn): Promise<State> {
  try {
    const config = { configurable: { turn }, signal: turn.signal, recursionLimit };
    return (await graph.invoke(state, config)) as State;
  } catch (thrown) {
    if (turn.signal.aborted) throw cancelled(turn.signal.reason);
    throw toJihwiError(thrown);
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
