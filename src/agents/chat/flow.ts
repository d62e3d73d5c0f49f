import { END, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { createNodes } from "./nodes.ts";
import { type ChatState, chatStateShape } from "./state.ts";
import type { ChatTool, ToolSurroundings } from "./tools/chat-tool.ts";
import type { Toolset } from "./tools/toolset.ts";

const afterProcessor = ({ needsMoreTools }: ChatState) => (needsMoreTools ? "tool-selector" : "response-generator");

/** The chat, as it is drawn: choose a tool, run it, judge what it brought, go round again or answer. */
export function buildChatGraph(tools: Toolset<ChatTool>, surroundings: ToolSurroundings) {
  const { toolSelector, toolRunner, resultProcessor, responseGenerator } = createNodes(tools, surroundings);
  const ofTools = [...new Set(tools.all.map(({ node }) => node.id))];
  const afterSelector = ({ currentTool }: ChatState) => tools.find(currentTool)?.node.id ?? "response-generator";
  const graph = new StateGraph(new StateSchema(chatStateShape))
    .addNode("tool-selector", toolSelector)
    .addNode(Object.fromEntries(ofTools.map((id) => [id, toolRunner(id)])))
    .addNode("result-processor", resultProcessor)
    .addNode("response-generator", responseGenerator)
    .addEdge(START, "tool-selector")
    .addConditionalEdges("tool-selector", afterSelector, [...ofTools, "response-generator"]);
  for (const id of ofTools) graph.addEdge(id, "result-processor");
  return graph
    .addConditionalEdges("result-processor", afterProcessor, ["tool-selector", "response-generator"])
    .addEdge("response-generator", END)
    .compile();
}
