import type { ChosenCalls, CorrectedValue, PromptContext } from "#kernel";
import { oneOf } from "#language";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { noResearchTool, toolWanted } from "./learned.ts";
import { namedPapers, pointedPapers } from "./named-papers.ts";
import type { ChooseToolInput } from "./schema.ts";
import { greets, openingOf } from "./where-we-stand.ts";
import { whichOnes, withoutTool } from "./without-tool.ts";

/** How code chooses: the tool that claims the message, else as it has learned; its input from the message's words. */
export function chooseToolRule(
  input: ChooseToolInput,
  { language, weights, corrected }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const named = [...tools.map(({ name }) => name), propose.name, noResearchTool];
  const claiming = tools.find(({ claims }) => claims?.(input.message) === true);
  const learned = toolWanted.decide(input, { weights, among: (one) => named.includes(one) }).label;
  const comparer = tools.find(({ comparesPapers }) => comparesPapers === true)?.name ?? noResearchTool;
  const label = labelIn(corrected) ?? claiming?.name ?? comparing(input, learned, comparer);
  const pointed = corrected === undefined && namedPapers(input).length === 0 ? pointedPapers(input) : null;
  if (pointed?.papers === null && (label === noResearchTool || label === comparer))
    return { text: whichOnes(pointed.count, input, language), calls: [] };
  if (label === propose.name || (label === noResearchTool && corrected === undefined && greets(input.message)))
    return { text: "", calls: [{ tool: propose.name, arguments: { ...openingOf(input, language) } }] };
  const tool = tools.find(({ name }) => name === label);
  if (tool === undefined) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: tool.fromMessage(input, language) }] };
}

const comparingWords = new RegExp(
  oneOf`
    차이
    다른\s?점
    달라
    다르
    공통점
    비교
    견주
    대조
    \bdiffer
    \bcompar
    \bcontrast
    \bin\scommon\b
    \bversus\b
    \bvs\b
  `,
  "iu",
);

/** Papers that are named or pointed at and compared are read, though the message was taken for talk. */
function comparing(input: ChooseToolInput, learned: string, comparer: string): string {
  if (learned !== noResearchTool || !comparingWords.test(input.message)) return learned;
  return namedPapers(input).length > 1 || pointedPapers(input) !== null ? comparer : learned;
}

/** The tool that a user says should have been chosen. */
function labelIn(corrected: CorrectedValue | undefined): string | null {
  return corrected === undefined ? null : toolWanted.labelOf({ input: { message: "" }, expect: corrected });
}
