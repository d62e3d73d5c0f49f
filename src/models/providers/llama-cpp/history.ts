import { type LanguageModelV4Prompt, UnsupportedFunctionalityError } from "@ai-sdk/provider";
import type { FunctionCallItem, HistoryItem } from "./binding.ts";

/**
 * A conversation in the form of llama.cpp's chat templates. A tool's call and its result are one item there, inside
 * the model's turn; in the SDK the result is a message of its own. The last item is the model's, still to be written.
 */
export function toHistory(prompt: LanguageModelV4Prompt): HistoryItem[] {
  const results = resultsOf(prompt);
  const history: HistoryItem[] = [];
  const modelTurn = () => {
    const last = history.at(-1);
    if (last?.type === "model") return last.response;
    const response: (string | FunctionCallItem)[] = [];
    history.push({ type: "model", response });
    return response;
  };
  for (const message of prompt) {
    if (message.role === "system") history.push({ type: "system", text: message.content });
    if (message.role === "user") history.push({ type: "user", text: message.content.map(textOf).join("") });
    if (message.role !== "assistant") continue;
    for (const part of message.content) {
      if (part.type === "text") modelTurn().push(part.text);
      if (part.type !== "tool-call") continue;
      const result = results.get(part.toolCallId) ?? null;
      modelTurn().push({ type: "functionCall", name: part.toolName, params: part.input, result });
    }
  }
  modelTurn();
  return history;
}

function resultsOf(prompt: LanguageModelV4Prompt): Map<string, unknown> {
  const results = new Map<string, unknown>();
  for (const message of prompt) {
    if (message.role !== "tool") continue;
    for (const part of message.content) {
      if (part.type !== "tool-result") continue;
      results.set(part.toolCallId, "value" in part.output ? part.output.value : null);
    }
  }
  return results;
}

function textOf(part: { type: "text"; text: string } | { type: string }): string {
  if ("text" in part) return part.text;
  throw new UnsupportedFunctionalityError({ functionality: `${part.type} parts in llama.cpp prompts` });
}
