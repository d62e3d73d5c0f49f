import type { ChosenCalls, PromptContext } from "#kernel";
import type { Language, Proposal } from "#protocol";
import { choicesAfter } from "../../tools/next-choices.ts";
import { propose } from "../../tools/propose/index.ts";
import { type AnyResearchTool, papersInWords, type ResultFacts } from "../../tools/research-tool.ts";
import type { DialogueInput } from "./schema.ts";

const listedPapers = 5;

/** The tool that was run; undefined when it is known no more. */
type Done = AnyResearchTool | undefined;

/**
 * How code talks: what was done, what stands out, where it is kept, what went wrong, and what usually comes next. It adds
 * nothing of its own.
 */
export function dialogueRule(
  input: DialogueInput,
  { language }: PromptContext,
  tools: readonly AnyResearchTool[],
): ChosenCalls {
  const ko = language === "ko";
  if (input.failure !== null) {
    const text = ko ? `하려던 일이 되지 않았습니다. ${input.failure}` : `That did not work. ${input.failure}`;
    return { text, calls: [] };
  }
  const tool = tools.find(({ name }) => name === input.tool);
  const parts = [heading(input, tool, language), findings(input, tool), papers(input, tool, ko), document(input, ko)];
  return { text: parts.filter((part) => part !== "").join("\n\n"), calls: nextSteps(input, tool, language) };
}

function nextSteps(input: DialogueInput, tool: Done, language: Language): ChosenCalls["calls"] {
  const facts = factsOf(input);
  const choices = tool?.next?.(facts, language) ?? (facts.total === 0 ? [] : choicesAfter(input.tool, facts, language));
  if (choices.length === 0) return [];
  const question = language === "ko" ? "다음은 무엇을 할까요?" : "What shall we do next?";
  return [{ tool: propose.name, arguments: { question, choices: [...choices] } satisfies Proposal }];
}

const factsOf = ({ about, total, papers: found }: DialogueInput): ResultFacts => ({
  about,
  total,
  first: found[0]?.number ?? null,
});

function heading(input: DialogueInput, tool: Done, language: Language): string {
  if (input.overview !== "") return input.overview;
  const facts = factsOf(input);
  const none = language === "ko" ? "논문을 찾지 못했습니다." : "No papers were found.";
  const count = facts.total === 0 ? none : `${papersInWords(facts.total, language)}:`;
  return tool?.heading?.(facts, language) ?? (facts.about === "" ? count : `‘${facts.about}’ · ${count}`);
}

function findings({ findings: lines }: DialogueInput, tool: Done): string {
  return tool?.lists === "findings" ? lines.map((line) => `- ${line}`).join("\n") : lines.join("\n\n");
}

function papers({ papers: found, total }: DialogueInput, tool: Done, ko: boolean): string {
  if (!(tool?.lists === "papers" || tool?.lists === "best-papers") || found.length === 0) return "";
  const lines = found
    .slice(0, listedPapers)
    .map(({ number, name, title, note }) => `- ${title} (${name}) [${number}]${note === "" ? "" : ` — ${note}`}`);
  const more = total - lines.length;
  if (more > 0 && tool.lists === "papers") lines.push(ko ? `- 그 밖에 ${more}편` : `- and ${more} more`);
  return lines.join("\n");
}

function document({ document: written, documentFailure }: DialogueInput, ko: boolean): string {
  if (documentFailure !== null)
    return ko
      ? `연구 문서를 쓰지 못했습니다. ${documentFailure}`
      : `The research document could not be written. ${documentFailure}`;
  if (written === null) return "";
  return ko
    ? `연구 문서 **${written.title}**에 정리해 두었습니다.`
    : `It is all in the research document **${written.title}**.`;
}
