import type { PromptContext } from "#kernel";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { toolWanted } from "../choose-tool/learned.ts";
import { chooseToolInput } from "../choose-tool/schema.ts";
import { topicIn } from "../choose-tool/topic.ts";
import type { RememberInput, RememberOutput } from "./schema.ts";

/** What a message itself says about its writer: a wish, a question, a topic that was searched for. */
export function rememberRule(
  { message, known, venues }: RememberInput,
  { language, weights }: PromptContext,
  tools: readonly AnyResearchTool[],
): RememberOutput {
  const text = message.replace(/\s+/g, " ").trim().slice(0, 280);
  const nodes: RememberOutput["nodes"] = [];
  if (/앞으로|항상|늘 |선호|좋아해|싫어|말고|always|prefer|from now on|never /i.test(text))
    nodes.push({ kind: "preference", text });
  else if (/왜|어째서|일까|궁금|why|wonder|whether|how does|how do /i.test(text))
    nodes.push({ kind: "question", text });
  const claiming = tools.find(({ claims }) => claims?.(text, { venues }) === true);
  const wanted = claiming?.name ?? toolWanted.decide(chooseToolInput.parse({ message: text }), { weights }).label;
  const topic = topicIn(text);
  // Years, authors, numbers and what points at papers are how something is asked for, and no interest.
  if (topic !== null && tools.some(({ name, tellsInterest }) => name === wanted && tellsInterest === true)) {
    nodes.push({ kind: "interest", text: language === "ko" ? `관심 주제: ${topic}` : `Interested in: ${topic}` });
  }
  return { nodes: nodes.filter((node) => !known.includes(node.text)) };
}
