import { z } from "zod";
import { checkAnswer, compareAnswer } from "#grounding";
import { type AgentRequest, runStep, type Turn } from "#kernel";
import { findQuote } from "#language";
import type { ResearchService, Shelf } from "#papers";
import {
  doubtfulStatuses,
  type MemoryNode,
  type Statement,
  saidIn,
  statementSchema,
  struckReferenceSchema,
} from "#protocol";
import { soundText } from "./grounded-text.ts";
import { paperEvidence } from "./paper-evidence.ts";
import { checkedReferencesSchema } from "./speaker.ts";
import { type RememberOutput, remember } from "./steps/remember.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

type Asked = Pick<AgentRequest<unknown>, "text" | "history">;
type Node = RememberOutput["nodes"][number];
type Kept = Omit<MemoryNode, "id">;

interface House {
  readonly service: ResearchService;
  readonly tools: readonly AnyResearchTool[];
}

/** What the turn's tool returned, with the tool; null where none was run. */
function resultOf(turn: Turn, tools: House["tools"]) {
  const run = turn.journal.entries().find(({ kind, status }) => kind === "tool" && status === "finished");
  const tool = tools.find(({ name }) => name === run?.name);
  return run === undefined || tool === undefined ? null : { tool, output: run.output };
}

const shownStatementsSchema = z.object({ statements: z.array(statementSchema) });

/** Beside what is cited, as many papers of the result as the dialogue was shown. */
const mostCompared = 20;

/** An answer as it may be kept: what was put right in its place, what is doubted struck through. */
interface SoundAnswer {
  readonly text: string;
  /** The words of papers that it stands on, with their marks. */
  readonly quotes: readonly string[];
}

/** Has a judge compare an answer with its papers. */
export async function compareTurn(
  turn: Turn,
  { text: question }: Asked,
  answer: string,
  { service, tools }: House,
): Promise<SoundAnswer> {
  const entries = turn.journal.entries();
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === "research.statements");
  const statements = shownStatementsSchema.safeParse(shown?.output).data?.statements ?? [];
  if (!statements.some(isComparable)) return { text: answer, quotes: [] };
  const checked = entries.findLast(({ kind, name }) => kind === "effect" && name === "research.references");
  const { cited = [], known = "" } = checkedReferencesSchema.safeParse(checked?.output).data ?? {};
  const result = resultOf(turn, tools);
  const found = result?.tool.papers(result.output).slice(0, mostCompared) ?? [];
  const only = [...cited.map((id) => ({ id })), ...found];
  const prepared = paperEvidence(await service.notebooks.shelf(turn.sessionId), { user: known, only });
  const compared = await compareAnswer(turn, { question, answer, statements, prepared });
  const borneOut = compared.statements.filter(({ status }) => !doubtfulStatuses.has(status));
  return {
    text: soundText(answer, compared.statements, turn.language),
    quotes: borneOut.flatMap(({ evidence }) => evidence.map(({ label, quote }) => `[${label}] ${quote}`)),
  };
}

/** What a model said of a paper, or what code has objected to: words of its own and quotations need no second look. */
const isComparable = ({ status, marks }: Statement) =>
  doubtfulStatuses.has(status) || (marks.length > 0 && status !== "quoted" && status !== "own-words");

/** A shorter message beside no tool, or beside a search, holds nothing to ask a model about. */
const shortMessage = 60;

/** What is worth keeping of a turn, once it has been said. What was searched for is kept without asking a model. */
export async function rememberTurn(turn: Turn, { text: message, history }: Asked, answer: SoundAnswer, house: House) {
  const { notebooks } = house.service;
  const result = resultOf(turn, house.tools);
  const topic = result?.tool.interest?.(result.output) ?? null;
  const isShort = message.length <= shortMessage && (result === null || topic !== null);
  const known = (await notebooks.memory(turn.sessionId)).map(({ text }) => text);
  const nodes = isShort
    ? []
    : (await runStep(remember, { message, answer: answer.text, quotes: [...answer.quotes], known }, turn)).nodes;
  const asked = history.filter(({ role }) => role === "user").map(({ text }) => text);
  const shelf = await notebooks.shelf(turn.sessionId);
  const sound = await soundNodes(nodes, shelf, turn, [message, ...asked, ...known].join("\n"));
  if (topic !== null && !sound.some(({ kind }) => kind === "interest"))
    sound.unshift({ kind: "interest", text: `${turn.language === "ko" ? "관심 주제" : "Interested in"}: ${topic}` });
  await notebooks.remember(turn.sessionId, sound);
}

/**
 * What may be remembered: a finding with its mark and words that stand in that paper, and nothing at all that its papers speak
 * against or that names a work which no tool returned. What is left out is journaled.
 */
async function soundNodes(nodes: readonly Node[], shelf: Shelf, turn: Turn, user: string): Promise<Kept[]> {
  const prepared = paperEvidence(shelf, { user });
  const struck: z.infer<typeof struckReferenceSchema>[] = [];
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
  const held = kind === "finding" && paper !== null ? shelf.papers[paper - 1] : undefined;
  return held === undefined || quote === null ? null : findQuote(shelf.textOf(held), quote);
}
