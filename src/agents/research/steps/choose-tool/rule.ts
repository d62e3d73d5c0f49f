import type { ChosenCalls, CorrectedValue, PromptContext } from "#kernel";
import type { Language } from "#protocol";
import { propose } from "../../tools/propose/index.ts";
import type { AnyResearchTool } from "../../tools/research-tool.ts";
import { noResearchTool, toolWanted } from "./learned.ts";
import { isNew, openingOf, stand } from "./opening.ts";
import type { ChooseToolInput } from "./schema.ts";

/** Without a model: the tool whose name is said, else the learned one; its papers as they are named exactly. */
export function chooseToolRule(
  input: ChooseToolInput,
  { language, weights, corrected }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const labels = [...tools.map(({ name }) => name), propose.name, noResearchTool];
  const claiming = tools.find(({ claims }) => claims?.(input.message) === true)?.name;
  const learned = toolWanted.decide(input, { weights, among: (label) => labels.includes(label) });
  const label = labelIn(corrected) ?? claiming ?? learned.label;
  if (label === propose.name)
    return { text: "", calls: [{ tool: propose.name, arguments: { ...openingOf(input, language) } }] };
  const tool = tools.find(({ name }) => name === label);
  if (tool === undefined) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: tool.fromMessage(input, language) }] };
}

/** The tool that a user says should have been chosen. */
function labelIn(corrected: CorrectedValue | undefined): string | null {
  return corrected === undefined ? null : toolWanted.labelOf({ input: { message: "" }, expect: corrected });
}

/** Rules hold no conversation: they say where the notebook stands, and what they need to do more. */
function withoutTool(notebook: ChooseToolInput, language: Language): string {
  return `${isNew(notebook) ? openingOf(notebook, language).question : stand(notebook, language)} ${needed[language]}`;
}

const needed: Readonly<Record<Language, string>> = {
  ko: "지금은 모델 없이 일하고 있어서 이야기는 나누지 못하지만, ‘질의응답 논문 찾아줘’, ‘주제별로 묶어줘’, ‘[1]과 비슷한 논문 찾아줘’처럼 말씀하시면 해 드립니다.",
  en: "No model is connected, so I cannot hold a conversation. I can do things like “Find papers on question answering”, “Group them by topic” or “Find papers similar to [1]”.",
};
