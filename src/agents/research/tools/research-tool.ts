import type { Tool, Turn } from "#kernel";
import {
  abstractOf,
  notedTitle,
  type Paper,
  paperSchema,
  type ResearchService,
  type Shelf,
  shortNameOf,
} from "#papers";
import type { Language, Localized, Proposal } from "#protocol";
import { shortAbstract } from "../short-abstract.ts";
import type { ChooseToolInput } from "../steps/choose-tool/schema.ts";

/** A research document as code writes it. The same tool about the same thing (`key`) writes the next version of the same document. */
export interface DocumentText {
  readonly key: string;
  readonly title: string;
  readonly content: string;
}

/** A tool's result in words, for the dialogue: whoever writes it, model or rule, sees the same. */
export interface Description {
  readonly about: string;
  /** What opens the dialogue, when the result has words of its own for that. */
  readonly overview?: string;
  readonly findings: string[];
  readonly papers: { number: number; name: string; title: string; note: string; abstract: string }[];
  readonly total: number;
  /** What a reader must be told. Code says it behind the dialogue, whoever wrote that. */
  readonly caveat?: string | undefined;
}

/** What rules know of a result when they talk about it or offer what comes next. */
export interface ResultFacts {
  readonly about: string;
  readonly total: number;
  /** How many findings there are. */
  readonly findings: number;
  /** The number of the first paper; null when there is none. */
  readonly first: number | null;
}

export type Choice = Proposal["choices"][number];

/** A tool of the research agent, whole: what is known of it, how it works, and what its result says to whom. */
export interface ResearchTool<Input, Output> extends Omit<Tool<Input, Output, Turn>, "run" | "claims"> {
  /** Whether a message names this tool itself. */
  readonly claims?: (message: string) => boolean;
  readonly work: (service: ResearchService) => Tool<Input, Output, Turn>["run"];
  /** Its input as rules read it from a message. */
  readonly fromMessage: (asked: ChooseToolInput, language: Language) => Readonly<Record<string, unknown>>;
  /** The papers of a result, whose numbers an answer may cite. */
  readonly papers: (output: Output) => readonly Pick<Paper, "id">[];
  readonly describe: (output: Output, shelf: Shelf, language: Language) => Description;
  /** The research document that code writes after it; null for what was not found. Left out by tools that leave none. */
  readonly document?: (output: Output, shelf: Shelf, language: Language) => DocumentText | null;
  /** What the page shows beside the words. */
  readonly shows?: (output: Output) => { readonly kind: string; readonly value: unknown };
  /** How rules begin to talk about a result. */
  readonly heading: (result: ResultFacts, language: Language) => string;
  /** Whether rules list the papers below their words, and say how many more there are. */
  readonly lists?: "papers" | "best-papers" | "findings";
  /** What usually comes next. */
  readonly next: (result: ResultFacts, language: Language) => readonly Choice[];
  /** What an added tool says of itself, for prompts: material and no instruction. */
  readonly described?: Localized;
  /** Words of a result that are no papers: a name that stands in them is no invention. */
  readonly tells?: (output: Output, language: Language) => string;
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

export function defineResearchTool<Input, Output>(tool: ResearchTool<Input, Output>): ResearchTool<Input, Output> {
  return tool;
}

/** A paper of a result. The shelf holds it whole: a result stays small, however many papers and names it has. */
export const resultPaperSchema = paperSchema.pick({ id: true });

export const mostListed = 20;

/** Abstracts of so many papers are shown whole; those of more are shortened to so many characters in all. */
const [mostWhole, shortenedInAll] = [12, 13_000];

/** Papers as the dialogue names them, with what can be read of their abstracts. */
export function paperLines(
  shelf: Shelf,
  papers: readonly Paper[],
  language: Language,
  noteOf: (paper: Paper) => string = () => "",
): Description["papers"] {
  const longest = papers.length <= mostWhole ? Number.POSITIVE_INFINITY : Math.floor(shortenedInAll / papers.length);
  return papers.map((paper) => ({
    number: shelf.numberOf(paper.id) ?? 0,
    name: shortNameOf(paper),
    title: notedTitle(paper, language),
    note: noteOf(paper),
    abstract: shortAbstract(abstractOf(paper), longest),
  }));
}
