import type { ChosenCalls, CorrectedValue, PromptContext } from "#kernel";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { noResearchTool, toolWanted } from "./learned.ts";
import type { ChooseToolInput } from "./schema.ts";
import { greets, openingOf } from "./where-we-stand.ts";
import { withoutTool } from "./without-tool.ts";

/** How code chooses: the tool that claims the message, else as it has learned; its input from the message's words. */
export function chooseToolRule(
  input: ChooseToolInput,
  { language, weights, corrected }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const named = [...tools.map(({ name }) => name), propose.name, noResearchTool];
  const claiming = tools.find(({ claims }) => claims?.(input.message) === true);
  const learned = toolWanted.decide(input, { weights, among: (one) => named.includes(one) }).label;
  const label = labelIn(corrected) ?? claiming?.name ?? learned;
  if (label === propose.name || (label === noResearchTool && corrected === undefined && greets(input.message)))
    return { text: "", calls: [{ tool: propose.name, arguments: { ...openingOf(input, language) } }] };
  const tool = tools.find(({ name }) => name === label);
  if (tool === undefined) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: tool.fromMessage(input, language) }] };
}

/** The tool that a user says should have been chosen. */
function labelIn(corrected: CorrectedValue | undefined): string | null {
  return corrected === undefined ? null : toolWanted.labelOf({ input: { message: "" }, expect: corrected });
}
