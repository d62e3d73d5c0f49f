import { z } from "zod";
import { type AnyTool, inputOfWords, wordsOfResult } from "#kernel";
import { type AnyResearchTool, defineResearchTool } from "../research-tool.ts";

/** What a dialogue is shown of a result. */
const longestWords = 6_000;

/** Any tool as one of the research agent's: its words are what the dialogue goes on from. It finds no papers. */
export function addedResearchTool(tool: AnyTool): AnyResearchTool {
  const { name, title, needsApproval, timeoutMs, maxCharacters, summary } = tool;
  return defineResearchTool({
    ...{ name, title, needsApproval, timeoutMs, maxCharacters, summary, input: tool.input, output: tool.output },
    // A model is handed its tools outside every fence: what the server says of this one stands in the prompt, fenced.
    description: { ko: `더한 도구: ${title.ko}`, en: `An added tool: ${title.en}` },
    described: tool.description,
    work: (input, context) => tool.run(input, context),
    claims: tool.claims ?? ((message) => message.includes(name)),
    fromMessage: ({ message }) => inputFrom(tool, message.replace(name, "").trim()),
    papers: () => [],
    tells: (output, language) => wordsOfResult(tool, output, language),
    describe: (output, _shelf, language) => ({
      about: title[language],
      findings: [wordsOfResult(tool, output, language).slice(0, longestWords)],
    }),
    heading: (_result, language) =>
      language === "ko" ? `${title.ko} 도구가 알려 준 것입니다.` : `This is what ${title.en} says.`,
  });
}

/** Code fills one field of words at most; what else is wanted is an input that does not fit, which is said. */
function inputFrom(tool: AnyTool, words: string): Record<string, unknown> {
  if (tool.fromWords !== undefined) return Object(tool.fromWords(words));
  return inputOfWords(z.toJSONSchema(tool.input, { io: "input" }), words) ?? {};
}
