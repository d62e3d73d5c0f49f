import { END, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { type CallStep, node } from "#kernel";
import { evaluateNode } from "./nodes/evaluate.ts";
import { areIndependent, createExecuteNode } from "./nodes/execute.ts";
import { createPlanNode } from "./nodes/plan.ts";
import { respondNode } from "./nodes/respond.ts";
import { refuseNode, talkNode } from "./nodes/talk.ts";
import { checkPreviousContextNode, validateScopeNode } from "./nodes/validate-scope.ts";
import { type ContractState, contractStateShape } from "./state.ts";
import type { PlanInput } from "./steps/plan.ts";
import type { ContractTool } from "./tools/index.ts";

/** The agent's flow. A round is planner, executor, evaluator; there are at most as many as the turn allows. */
export function buildContractGraph(plan: CallStep<PlanInput>, tools: readonly ContractTool[]) {
  return new StateGraph(new StateSchema(contractStateShape))
    .addNode("validate_scope", node("validate_scope", validateScopeNode))
    .addNode("check_previous_context", node("check_previous_context", checkPreviousContextNode))
    .addNode("planner", node("planner", createPlanNode(plan, tools)))
    .addNode("execute_parallel", node("execute_parallel", createExecuteNode(tools, "parallel")))
    .addNode("execute_sequential", node("execute_sequential", createExecuteNode(tools, "sequential")))
    .addNode("evaluator", node("evaluator", evaluateNode))
    .addNode("respond", node("respond", respondNode))
    .addNode("refuse", node("refuse", refuseNode))
    .addNode("talk", node("talk", talkNode))
    .addEdge(START, "validate_scope")
    .addConditionalEdges("validate_scope", afterScope, ["check_previous_context", "refuse", "talk"])
    .addEdge("check_previous_context", "planner")
    .addConditionalEdges("planner", shouldExecute, ["execute_parallel", "execute_sequential", "respond"])
    .addEdge("execute_parallel", "evaluator")
    .addEdge("execute_sequential", "evaluator")
    .addConditionalEdges("evaluator", shouldContinue, ["planner", "respond"])
    .addEdge("respond", END)
    .addEdge("refuse", END)
    .addEdge("talk", END)
    .compile();
}

function afterScope({ inScope, kind }: ContractState): "check_previous_context" | "refuse" | "talk" {
  if (!inScope) return "refuse";
  return kind === "own" || kind === "foreign" ? "check_previous_context" : "talk";
}

function shouldExecute({ calls }: ContractState): "execute_parallel" | "execute_sequential" | "respond" {
  if (calls.length === 0) return "respond";
  return areIndependent(calls) ? "execute_parallel" : "execute_sequential";
}

function shouldContinue({ sufficient, absent, rounds, maxRounds }: ContractState): "planner" | "respond" {
  return sufficient || absent !== null || rounds >= maxRounds ? "respond" : "planner";
}
