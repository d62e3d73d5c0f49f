import { END, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { createNodes } from "./nodes.ts";
import { type ChatState, chatStateShape } from "./state.ts";
import type { ChatTool, ToolSurroundings } from "./tools/chat-tool.ts";
import type { Toolset } from "./tools/toolset.ts";

const afterReading = ({ messages }: ChatState) => (messages.length > 0 ? "rewrite" : "tool-selector");
const atStart = (state: ChatState) => (state.documents.length > 0 ? "read-documents" : afterReading(state));
const afterProcessor = ({ needsMoreTools }: ChatState) => (needsMoreTools ? "tool-selector" : "response-generator");

/** The chat, as it is drawn: read what is attached, choose a tool, run it, judge what it brought, go round again or answer. */
export function buildChatGraph(tools: Toolset<ChatTool>, surroundings: ToolSurroundings) {
  const nodes = createNodes(tools, surroundings);
  const ofTools = [...new Set(tools.all.map(({ node }) => node.id))];
  const nodeOfTool = ({ currentTool }: ChatState) => tools.find(currentTool)?.node.id;
  const afterSelector = (state: ChatState) => nodeOfTool(state) ?? "response-generator";
  const afterAnswer = (state: ChatState) => (state.isCalled ? (nodeOfTool(state) ?? END) : END);
  const graph = new StateGraph(new StateSchema(chatStateShape))
    .addNode("read-documents", nodes.documentReader)
    .addNode("rewrite", nodes.questionReader)
    .addNode("tool-selector", nodes.toolSelector)
    .addNode(Object.fromEntries(ofTools.map((id) => [id, nodes.toolRunner(id)])))
    .addNode("result-processor", nodes.resultProcessor)
    .addNode("response-generator", nodes.responseGenerator)
    .addConditionalEdges(START, atStart, ["read-documents", "rewrite", "tool-selector"])
    .addConditionalEdges("read-documents", afterReading, ["rewrite", "tool-selector"])
    .addEdge("rewrite", "tool-selector")
    .addConditionalEdges("tool-selector", afterSelector, [...ofTools, "response-generator"]);
  for (const id of ofTools) graph.addEdge(id, "result-processor");
  return graph
    .addConditionalEdges("result-processor", afterProcessor, ["tool-selector", "response-generator"])
    .addConditionalEdges("response-generator", afterAnswer, [...ofTools, END])
    .compile();
}
