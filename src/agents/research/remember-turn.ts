import { z } from "zod";
import { checkAnswer } from "#grounding";
import { type AgentRequest, runStep, type Turn } from "#kernel";
import { findQuote } from "#language";
import type { ResearchService, Shelf } from "#papers";
import { doubtfulStatuses, type MemoryNode, type StruckReference, saidIn, struckReferenceSchema } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import { remember } from "./steps/remember/index.ts";
import type { RememberOutput } from "./steps/remember/schema.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

type Node = RememberOutput["nodes"][number];
type Kept = Omit<MemoryNode, "id">;

/** A shorter message beside no tool, or beside a search, holds nothing to ask a model about. */
const shortMessage = 60;

/** What is worth keeping of a turn, once it has been said. */
export async function rememberTurn(
  turn: Turn,
  { text: message, history }: Pick<AgentRequest<unknown>, "text" | "history">,
  answer: string,
  { service, tools }: { readonly service: ResearchService; readonly tools: readonly AnyResearchTool[] },
): Promise<void> {
  const run = turn.journal.entries().find(({ kind, status }) => kind === "tool" && status === "finished");
  const tool = tools.find(({ name }) => name === run?.name);
  const topic = (run && tool?.interest?.(run.output)) ?? null;
  const interest = topic === null ? [] : [interestIn(topic, turn)];
  const isShort = message.length <= shortMessage && (tool === undefined || topic !== null);
  const known = (await service.notebooks.memory(turn.sessionId)).map(({ text }) => text);
  const nodes = isShort ? [] : (await runStep(remember, { message, answer, known }, turn)).nodes;
  const shelf = await service.notebooks.shelf(turn.sessionId);
  const asked = history.filter(({ role }) => role === "user").map(({ text }) => text);
  const sound = await soundNodes(nodes, shelf, turn, [message, ...asked, ...known].join("\n"));
  const isAlsoSaid = sound.some(({ kind }) => kind === "interest");
  await service.notebooks.remember(turn.sessionId, isAlsoSaid ? sound : [...interest, ...sound]);
}

/** What was searched for is what the user is interested in: no model needs to be asked. */
const interestIn = (topic: string, { language }: Turn): Kept => ({
  kind: "interest",
  text: language === "ko" ? `관심 주제: ${topic}` : `Interested in: ${topic}`,
});

/**
 * What may be remembered: a finding with its mark and words that stand in that paper, and nothing at all that its papers speak
 * against or that names a work which no tool returned. What is left out is journaled.
 */
async function soundNodes(nodes: readonly Node[], shelf: Shelf, turn: Turn, user: string): Promise<readonly Kept[]> {
  if (nodes.length === 0) return [];
  const prepared = paperEvidence(shelf, { user });
  const struck: StruckReference[] = [];
  const sound: Kept[] = [];
  for (const node of nodes) {
    const quote = quoteOf(node, shelf);
    const text = quote === null ? node.text : `${node.text} [${node.paper}]`;
    const doubtful = (await checkAnswer(text, prepared)).find(({ status }) => doubtfulStatuses.has(status));
    const isBare = node.kind === "finding" && quote === null;
    if (doubtful === undefined && !isBare)
      sound.push({ kind: node.kind, text: quote === null ? text : `${text} “${quote}”` });
    else struck.push({ text: node.text, reason: doubtful?.reason ? saidIn(doubtful.reason, turn.language) : "" });
  }
  if (struck.length > 0) await turn.once("research.memory", z.array(struckReferenceSchema), async () => struck);
  return sound;
}

/** The words of its paper that a finding stands on, as they stand there; null where it has none. */
function quoteOf({ kind, paper, quote }: Node, shelf: Shelf): string | null {
  if (kind !== "finding" || paper === null || quote === null) return null;
  const held = shelf.papers[paper - 1];
  return held === undefined ? null : findQuote(shelf.textOf(held), quote);
}
