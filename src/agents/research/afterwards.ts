import { z } from "zod";
import { compareAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { oneLine } from "#language";
import type { ResearchService } from "#papers";
import { doubtfulStatuses, type MemoryNode, type Statement, statementSchema } from "#protocol";
import { withoutLineSign } from "./grounded-text.ts";
import { paperEvidence } from "./paper-evidence.ts";
import { checkedReferencesSchema } from "./speaker.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

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

/** Has a judge compare an answer with its papers, and gives its sentences with what they stand on. */
export async function compareTurn(
  turn: Turn,
  { text: question }: { readonly text: string },
  answer: string,
  { service, tools }: House,
): Promise<readonly Statement[]> {
  const entries = turn.journal.entries();
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === "research.statements");
  const statements = shownStatementsSchema.safeParse(shown?.output).data?.statements ?? [];
  if (!statements.some(isComparable)) return statements;
  const checked = entries.findLast(({ kind, name }) => kind === "effect" && name === "research.references");
  const { cited = [], known = "" } = checkedReferencesSchema.safeParse(checked?.output).data ?? {};
  const result = resultOf(turn, tools);
  const found = result?.tool.papers(result.output).slice(0, mostCompared) ?? [];
  const only = [...cited.map((id) => ({ id })), ...found];
  const prepared = paperEvidence(await service.notebooks.shelf(turn.sessionId), { user: known, only });
  return (await compareAnswer(turn, { question, answer, statements, prepared })).statements;
}

/** What a model said of a paper, or what code has objected to: words of its own and quotations need no second look. */
const isComparable = ({ status, marks }: Statement) =>
  doubtfulStatuses.has(status) || (marks.length > 0 && status !== "quoted" && status !== "own-words");

/** So many findings of a turn are kept, those that were told first: an answer begins with what was asked. */
const mostFindings = 5;

/**
 * Keeps what was borne out and, last, what was searched for. No model is asked: what the user said stays in the conversation,
 * and is told in its summary when it is told whole no more.
 */
export async function rememberTurn(turn: Turn, statements: readonly Statement[], { service, tools }: House) {
  const result = resultOf(turn, tools);
  const topic = result?.tool.interest?.(result.output) ?? null;
  const interest = `${turn.language === "ko" ? "관심 주제" : "Interested in"}: ${topic}`;
  await service.notebooks.remember(turn.sessionId, [
    ...statements.flatMap(findingOf).slice(0, mostFindings),
    ...(topic === null ? [] : [{ kind: "interest" as const, text: interest }]),
  ]);
}

/** A sentence that a judge bears out with words of the papers that it cites, and those words. A row says nothing without its head. */
function findingOf({ text, status, by, marks, evidence }: Statement): Omit<MemoryNode, "id">[] {
  const quotes = evidence.filter(({ label }) => marks.some((mark) => mark.label === label));
  const isBorneOut = status === "supported" && by === "model" && quotes.length > 0;
  if (!isBorneOut || text.trimStart().startsWith("|")) return [];
  const words = quotes.map(({ quote }) => `“${oneLine(quote)}”`).join(" ");
  return [{ kind: "finding", text: `${withoutLineSign(oneLine(text))} ${words}` }];
}
