import { z } from "zod";
import { type AddedTools, type AnyTool, type Turn, wordsOfResult } from "#kernel";
import { JihwiError } from "#protocol";
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
    work: () => tool.run,
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

const addedNames = "research.added-tools";

/** The tools that were added, as they were when the turn began: a turn that is resumed takes the same way. */
export async function addedToolsOf(
  turn: Turn,
  addedTools: AddedTools,
  message: string,
  taken: ReadonlySet<string>,
): Promise<AnyResearchTool[]> {
  const now = (await addedTools.refresh(message)).filter(({ name }) => !taken.has(name));
  const wasNoted = turn.journal.entries().some(({ kind, name }) => kind === "effect" && name === addedNames);
  if (now.length === 0 && !wasNoted) return [];
  const names = await turn.once(addedNames, z.array(z.string()), async () => now.map(({ name }) => name));
  return names.map((name) => addedResearchTool(now.find((one) => one.name === name) ?? missingTool(name)));
}

/** Code fills one field of words at most; what else is wanted is an input that does not fit, which is said. */
function inputFrom(tool: AnyTool, words: string): Record<string, unknown> {
  if (tool.fromWords !== undefined) return Object(tool.fromWords(words));
  const { properties, required } = objectSchema.parse(z.toJSONSchema(tool.input, { io: "input" }));
  const open = required.length > 0 ? required : Object.keys(properties);
  const [only] = open;
  return open.length === 1 && only !== undefined && properties[only]?.type === "string" ? { [only]: words } : {};
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ type: z.unknown().optional() })).default({}),
  required: z.array(z.string()).default([]),
});

/** A tool that the turn knew when it began, and that is gone now that it is resumed. */
function missingTool(name: string): AnyTool {
  const title = { ko: name, en: name };
  return {
    ...{ name, title, description: title, input: z.unknown(), output: z.unknown() },
    run() {
      throw new JihwiError("tool-not-configured", {
        message: { ko: `${name} 도구가 이제 없습니다.`, en: `The tool ${name} is no longer there.` },
      });
    },
  };
}
