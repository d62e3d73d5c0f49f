import type { PromptContext } from "#kernel";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { toolWanted } from "../choose-tool/learned.ts";
import { chooseToolInput } from "../choose-tool/schema.ts";
import { topicOf } from "../choose-tool/topic.ts";
import type { RememberInput, RememberOutput } from "./schema.ts";

/** What a message itself says about its writer: a wish, a question, a topic that was searched for. */
export function rememberRule(
  { message, known }: RememberInput,
  { language, weights }: PromptContext,
  tools: readonly AnyResearchTool[],
): RememberOutput {
  const text = message.replace(/\s+/g, " ").trim().slice(0, 280);
  const nodes: RememberOutput["nodes"] = [];
  if (/앞으로|항상|늘 |선호|좋아해|싫어|말고|always|prefer|from now on|never /i.test(text))
    nodes.push({ kind: "preference", text });
  else if (/왜|어째서|일까|궁금|why|wonder|whether|how does|how do /i.test(text))
    nodes.push({ kind: "question", text });
  const wanted = toolWanted.decide(chooseToolInput.parse({ message: text }), { weights });
  if (tools.some(({ name, tellsInterest }) => name === wanted.label && tellsInterest === true)) {
    const topic = topicOf(text);
    nodes.push({ kind: "interest", text: language === "ko" ? `관심 주제: ${topic}` : `Interested in: ${topic}` });
  }
  return { nodes: nodes.filter((node) => !known.includes(node.text)) };
}
