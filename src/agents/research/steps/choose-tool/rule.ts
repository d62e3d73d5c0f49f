import type { ChosenCalls, PromptContext } from "#kernel";
import type { Language } from "#protocol";
import { toolNameSchema } from "../../tools/tool-names.ts";
import { noTool, toolWanted } from "./learned.ts";
import { namedPapers } from "./named-papers.ts";
import type { ChooseToolInput } from "./schema.ts";
import { topicOf } from "./topic.ts";
import { greets, openingOf, withoutTool } from "./where-we-stand.ts";

/** How code chooses: the tool as it has learned, its arguments from the message's words. */
export function chooseToolRule(input: ChooseToolInput, { language, weights }: PromptContext): ChosenCalls {
  const { label } = toolWanted.decide(input, { weights });
  if (label === noTool && greets(input.message))
    return { text: "", calls: [{ tool: "propose", arguments: { ...openingOf(input, language) } }] };
  if (label === noTool) return { text: withoutTool(input, language), calls: [] };
  return { text: "", calls: [{ tool: label, arguments: argumentsFor(label, input, language) }] };
}

function argumentsFor(tool: string, input: ChooseToolInput, language: Language): Readonly<Record<string, unknown>> {
  const { message } = input;
  const named = namedPapers(input);
  const papers = named.length > 0 ? { papers: named } : {};
  switch (toolNameSchema.parse(tool)) {
    case "propose":
      return { ...openingOf(input, language) };
    case "translate_abstract":
      return { paper: named[0] ?? latest(input), ...into(message) };
    case "find_related_papers":
      return { paper: named[0] ?? latest(input) };
    case "synthesize_topic":
      return { topic: topicOf(message), ...papers };
    case "search_papers":
      return { query: topicOf(message).slice(0, longestQuery), ...years(message) };
    default:
      return papers;
  }
}

/** What paper services take. */
const longestQuery = 500;

function latest({ papers, message }: ChooseToolInput): string | number {
  return papers.at(-1)?.number ?? topicOf(message);
}

function into(message: string): { language?: "ko" | "en" } {
  if (/영어로|into english|to english/i.test(message)) return { language: "en" };
  return /한국어로|우리말로|into korean|to korean/i.test(message) ? { language: "ko" } : {};
}

function years(message: string): { yearFrom?: number; yearTo?: number } {
  const range = /((?:19|20)\d{2})\s?년?\s?(?:-|–|~|부터|to)\s?((?:19|20)\d{2})/.exec(message);
  if (range) return { yearFrom: Number(range[1]), yearTo: Number(range[2]) };
  const since = /((?:19|20)\d{2})\s?년?\s?(?:이후|부터)|(?:since|after|from)\s((?:19|20)\d{2})/i.exec(message);
  if (since) return { yearFrom: Number(since[1] ?? since[2]) };
  const until = /((?:19|20)\d{2})\s?년?\s?(?:이전|까지)|(?:before|until)\s((?:19|20)\d{2})/i.exec(message);
  return until ? { yearTo: Number(until[1] ?? until[2]) } : {};
}
