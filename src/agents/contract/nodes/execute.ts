import { type ChosenCall, runTool, type Turn, throwInterruption } from "#kernel";
import { toJihwiError } from "#protocol";
import type { ContractEvidence, ContractToolResult } from "../evidence.ts";
import { type ContractState, exploredUnits, type Subject } from "../state.ts";
import type { ContractTool } from "../tools/index.ts";

/** Tools that lean on what others of the same round read, or that are heavy: with them, calls run in order. */
const inOrder = new Set(["follow_references", "review_checklist", "compare_with_standard"]);

/** Calls are independent unless one of them wants its turn. */
export function areIndependent(calls: readonly ChosenCall[]): boolean {
  return calls.length > 1 && !calls.some(({ tool }) => inOrder.has(tool));
}

/** Runs the round's calls, all at once or in order, and keeps what they read. A call that fails leaves a note. */
export function createExecuteNode(tools: readonly ContractTool[], mode: "parallel" | "sequential") {
  return async (state: ContractState, turn: Turn): Promise<Partial<ContractState>> => {
    const run = (call: ChosenCall) => runCall(tools, call, state.subject, turn);
    const results = mode === "parallel" ? await Promise.all(state.calls.map(run)) : await runInOrder(state.calls, run);
    const evidence = merge([...state.evidence, ...results.flatMap((result) => result.evidence)]);
    const notes = results.flatMap(({ note, isList }, at) =>
      note === "" ? [] : [{ tool: state.calls[at]?.tool ?? "", note, isList }],
    );
    const change = {
      calls: [],
      toolHistory: [...state.toolHistory, ...state.calls],
      evidence,
      notes: [...state.notes, ...notes],
    };
    // The page marks articles as they are read.
    turn.show("progress", { explored: exploredUnits({ evidence, subject: state.subject }) });
    return change;
  };
}

async function runInOrder(
  calls: readonly ChosenCall[],
  run: (call: ChosenCall) => Promise<ContractToolResult>,
): Promise<ContractToolResult[]> {
  const results: ContractToolResult[] = [];
  for (const call of calls) results.push(await run(call));
  return results;
}

async function runCall(
  tools: readonly ContractTool[],
  call: ChosenCall,
  subject: Subject,
  turn: Turn,
): Promise<ContractToolResult> {
  const tool = tools.find(({ name }) => name === call.tool);
  if (tool === undefined) return { evidence: [], note: `there is no tool ${call.tool}` };
  try {
    return await runTool(tool.over(subject), call.arguments, turn);
  } catch (thrown) {
    throwInterruption(thrown, turn.signal);
    return { evidence: [], note: `${call.tool} failed: ${toJihwiError(thrown).says.en}` };
  }
}

/** What was read before stays first; the same stretch is kept once, as it was read first. */
function merge(pieces: readonly ContractEvidence[]): ContractEvidence[] {
  const byStretch = new Map<string, ContractEvidence>();
  for (const piece of pieces) {
    const stretch = `${piece.start}:${piece.end}`;
    if (!byStretch.has(stretch)) byStretch.set(stretch, piece);
  }
  return [...byStretch.values()];
}
