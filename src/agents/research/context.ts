import { z } from "zod";
import { type AgentRequest, cautionAbout, type Turn } from "#kernel";
import { wordsHeld } from "#language";
import { type ResearchService, type Shelf, shortNameOf, titleOf } from "#papers";
import type { Localized, MemoryNode } from "#protocol";
import { type ChooseToolInput, chooseToolInput } from "./steps/choose-tool/schema.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

export interface TurnContext {
  /** What phase 1 is asked. */
  readonly asked: ChooseToolInput;
  readonly shelf: Shelf;
}

const knownSchema = z.object({
  papers: z.number().int(),
  /** Turns that began before it was kept do not tell. */
  shown: z.array(z.number().int()).default([]),
  buttons: z.array(z.string()).default([]),
  documents: z.array(z.string()),
  memory: z.array(z.string()),
});

/** So many of the findings that are remembered are told again, the latest; all of them stand in the panel. */
const mostFindingsTold = 20;

function toldOf(memory: readonly MemoryNode[]): string[] {
  const findings = new Set(memory.filter(({ kind }) => kind === "finding").slice(-mostFindingsTold));
  return memory.filter((node) => node.kind !== "finding" || findings.has(node)).map(({ text }) => text);
}

/**
 * What the notebook knew when the turn began. It goes into the journal, because a turn that runs again after a crash may
 * find papers on the shelf that its own first run has put there.
 */
export async function openContext(
  service: ResearchService,
  turn: Turn,
  request: AgentRequest<unknown>,
): Promise<TurnContext> {
  const shelf = await service.notebooks.shelf(turn.sessionId);
  const known = await turn.once("research.open", knownSchema, async () => ({
    papers: shelf.papers.length,
    shown: shelf.latest.flatMap(({ id }) => shelf.numberOf(id) ?? []),
    buttons: await service.notebooks.buttons(turn.sessionId),
    documents: (await service.notebooks.documents(turn.sessionId)).map(({ title }) => title),
    memory: toldOf(await service.notebooks.memory(turn.sessionId)),
  }));
  const papers = shelf.papers
    .slice(0, known.papers)
    .map((paper, at) => ({ number: at + 1, name: shortNameOf(paper), title: titleOf(paper) }));
  const { text: message, history, summary } = request;
  return { asked: z.parse(chooseToolInput, { message, history, summary, ...known, papers }), shelf };
}

/**
 * What a person is told before words of the notebook go to a tool of somebody else's: those that the user did not say and that
 * stand in the title of no paper of a public source.
 */
export function privateWords(tool: AnyResearchTool, input: unknown, { asked, shelf }: TurnContext): Localized | null {
  if (asked.papers.length + asked.documents.length + asked.memory.length === 0) return null;
  const said = asked.history.filter(({ role }) => role === "user").map(({ text }) => text);
  const published = shelf.papers.filter(({ sources }) => sources.some((name) => name !== "library")).map(titleOf);
  return cautionAbout(tool, input, wordsHeld([asked.message, ...said, ...published]));
}
