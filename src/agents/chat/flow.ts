import { END, START, StateGraph, StateSchema } from "@langchain/langgraph";
import { type ChatTools, createNodes } from "./nodes.ts";
import { type ChatState, chatStateShape } from "./state.ts";
import type { ToolName } from "./tool-names.ts";

const nodeOfTool = {
  get_current_time: "time",
  search_pdf_knowledge: "document-search",
  web_search: "web-search",
  reasoning: "reasoning",
  none: "response-generator",
} as const satisfies Record<ToolName, string>;

const afterSelector = ({ currentTool }: ChatState) => nodeOfTool[currentTool];
const afterProcessor = ({ needsMoreTools }: ChatState) => (needsMoreTools ? "tool-selector" : "response-generator");

/** The chat, as it is drawn: choose a tool, run it, judge what it brought, go round again or answer. */
export function buildChatGraph(tools: ChatTools) {
  const nodes = createNodes(tools);
  return new StateGraph(new StateSchema(chatStateShape))
    .addNode("tool-selector", nodes.toolSelector)
    .addNode("time", nodes.time)
    .addNode("document-search", nodes.documentSearch)
    .addNode("web-search", nodes.webSearch)
    .addNode("reasoning", nodes.reasoning)
    .addNode("result-processor", nodes.resultProcessor)
    .addNode("response-generator", nodes.responseGenerator)
    .addEdge(START, "tool-selector")
    .addConditionalEdges("tool-selector", afterSelector, Object.values(nodeOfTool))
    .addEdge("time", "result-processor")
    .addEdge("document-search", "result-processor")
    .addEdge("web-search", "result-processor")
    .addEdge("reasoning", "result-processor")
    .addConditionalEdges("result-processor", afterProcessor, ["tool-selector", "response-generator"])
    .addEdge("response-generator", END)
    .compile();
}
