import type { Tool, ToolContext, Turn } from "#kernel";
import { sentenceTextsOf } from "#language";
import {
  abstractOf,
  notedTitle,
  type Paper,
  paperSchema,
  type ResearchService,
  type Shelf,
  shortNameOf,
} from "#papers";
import { counted, type Language, type Localized, type Proposal } from "#protocol";
import type { ChooseToolInput } from "../steps/choose-tool/schema.ts";
import type { DialogueInput } from "../steps/dialogue/schema.ts";

/** A research document as code writes it. The same tool about the same thing (`key`) writes the next version of the same document. */
export interface DocumentText {
  /** Of a document that is there, and gets its next version. */
  readonly documentId?: string;
  readonly key: string;
  readonly title: string;
  readonly content: string;
}

type Numbered = Pick<Paper, "id">;

/** What a tool says of its result for the dialogue, model or rule, beside the papers it returned. */
export interface Description {
  /** What it was asked about: a query, a topic, a title. */
  readonly about?: string;
  /** What opens the dialogue, when the result has words of its own for that. */
  readonly overview?: string;
  readonly findings?: string[];
  /** What it counted, beside how many papers there are: an answer may say so. */
  readonly counts?: readonly number[];
  /** The papers to list, where they are not those of the result in their order; and how many there are in all. */
  readonly listed?: readonly Numbered[];
  readonly total?: number;
  /** Words beside a paper, by its id. */
  readonly notes?: ReadonlyMap<string, string>;
  /** What a reader must be told. Code says it behind the dialogue, whoever wrote that. */
  readonly caveat?: string | undefined;
}

/** What rules know of a result when they talk about it or offer what comes next. */
export interface ResultFacts {
  readonly about: string;
  readonly total: number;
  /** The number of the first paper; null when there is none. */
  readonly first: number | null;
}

export type Choice = Proposal["choices"][number];

/** What a tool works with: the service, and the papers of the notebook. */
export interface WorkContext extends ToolContext<Turn> {
  readonly service: ResearchService;
  readonly shelf: Shelf;
  /** What the person wrote. */
  readonly message: string;
}

/** A tool of the research agent, whole: what is known of it, how it works, and what its result says to whom. */
export interface ResearchTool<Input, Output> extends Omit<Tool<Input, Output, Turn>, "run" | "claims" | "summary"> {
  /** Its result in a line; how many papers it returned unless it is given. */
  readonly summary?: Tool<Input, Output, Turn>["summary"];
  /** Whether a message names this tool itself. */
  readonly claims?: (message: string) => boolean;
  readonly work: (input: Input, context: WorkContext) => Promise<Output> | Output;
  /** Its input as rules read it from a message. */
  readonly fromMessage: (asked: ChooseToolInput, language: Language) => Readonly<Record<string, unknown>>;
  /** The papers of a result, whose numbers an answer may cite. */
  readonly papers: (output: Output) => readonly Numbered[];
  readonly describe: (output: Output, shelf: Shelf, language: Language) => Description;
  /** The research document that code writes after it; null for what was not found. Left out by tools that leave none. */
  readonly document?: (output: Output, shelf: Shelf, language: Language) => DocumentText | null;
  /** What the page shows beside the words. */
  readonly shows?: (output: Output) => { readonly kind: string; readonly value: unknown };
  /** How rules begin to talk about a result, where its subject and number of papers do not say it. */
  readonly heading?: (result: ResultFacts, language: Language) => string;
  /** Whether rules list the papers below their words, and say how many more there are. */
  readonly lists?: "papers" | "best-papers" | "findings";
  /** What comes next, where it is not what comes after any papers. */
  readonly next?: (result: ResultFacts, language: Language) => readonly Choice[];
  /** What an added tool says of itself, for prompts: material and no instruction. */
  readonly described?: Localized;
  /** Words of a result that are no papers: a name that stands in them is no invention. */
  readonly tells?: (output: Output, language: Language, shelf: Shelf) => string;
  /** The topic that a use of it tells the user is interested in; null where it tells none. */
  readonly interest?: (output: Output) => string | null;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of tools has no common input type; each is validated by its own schema
export type AnyResearchTool = ResearchTool<any, any>;

/** What a tool returned. */
export interface ToolResult {
  readonly tool: AnyResearchTool;
  readonly output: unknown;
}

export function defineResearchTool<Input, Output>(tool: ResearchTool<Input, Output>) {
  const summary = (output: Output, _input: Input, language: Language) =>
    papersInWords(tool.papers(output).length, language);
  return { summary, ...tool };
}

/** The tool as it is run: over the service, with the shelf as it stands. */
export function toolOver(tool: AnyResearchTool, service: ResearchService, message = ""): Tool<unknown, unknown, Turn> {
  const run: Tool<unknown, unknown, Turn>["run"] = async (input, context) =>
    tool.work(input, { ...context, service, message, shelf: await service.notebooks.shelf(context.run.sessionId) });
  return { ...tool, run };
}

export const papersInWords = (count: number, language: Language) =>
  language === "ko" ? `논문 ${count}편` : counted(count, "paper");

/** A paper of a result. The shelf holds it whole: a result stays small, however many papers and names it has. */
export const resultPaperSchema = paperSchema.pick({ id: true });

/** So many papers of a result are listed for the dialogue. */
export const mostListed = 20;

/** Letters of an abstract that count as a token. */
const lettersPerToken = 3;

/**
 * A result in words, for the dialogue: whoever writes it, model or rule, sees the same. Abstracts are whole as far as there is
 * room: who compares the answer with them sees them whole, and what was cut would be called missing.
 */
export function describeResult(
  { tool, output }: ToolResult,
  shelf: Shelf,
  { language, maxTokens }: { readonly language: Language; readonly maxTokens: number },
) {
  const found = tool.papers(output);
  const { listed = found, notes, caveat, counts = [], ...told } = tool.describe(output, shelf, language);
  const papers = shelf.whole(listed.slice(0, mostListed));
  // A finished text is told from, not what it was written from.
  const isTold = tool.lists === undefined && (told.findings ?? []).length > 0;
  const longest = Math.floor((maxTokens * lettersPerToken) / Math.max(1, papers.length));
  const lines: DialogueInput["papers"] = papers.map((paper) => ({
    number: shelf.numberOf(paper.id) ?? 0,
    name: shortNameOf(paper),
    title: notedTitle(paper, language),
    note: notes?.get(paper.id) ?? "",
    abstract: isTold ? "" : shortAbstract(abstractOf(paper), longest),
  }));
  return { caveat, counts, about: "", overview: "", findings: [], total: found.length, ...told, papers: lines };
}

/**
 * An abstract in whole sentences: its first, which says what it is about, then as many of its last as there is room for, since
 * results stand at the end. What is left out is marked by "…"; no sentence and no number is ever cut.
 */
export function shortAbstract(abstract: string, longest: number): string {
  if (abstract.length <= longest) return abstract;
  const [first = "", ...others] = sentenceTextsOf(abstract);
  const last: string[] = [];
  let length = first.length;
  for (const sentence of others.toReversed()) {
    length += sentence.length + 1;
    if (length > longest) break;
    last.unshift(sentence);
  }
  return [first, ...(last.length < others.length ? ["…"] : []), ...last].join(" ");
}
