import { z } from "zod";
import { compareAnswer } from "#grounding";
import type { AgentRequest, Turn } from "#kernel";
import type { Paper, ResearchService } from "#papers";
import { correctedText, doubtfulStatuses, type Statement, statementSchema } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import { checkedReferencesSchema } from "./speaker.ts";
import type { AnyResearchTool } from "./tools/research-tool.ts";

const shownStatementsSchema = z.object({ statements: z.array(statementSchema) });

/** Has a judge compare an answer with its papers, and gives the answer with what was put right in its place. */
export async function compareTurn(
  turn: Turn,
  { text: question }: Pick<AgentRequest<unknown>, "text">,
  answer: string,
  { service, tools }: { readonly service: ResearchService; readonly tools: readonly AnyResearchTool[] },
): Promise<string> {
  const entries = turn.journal.entries();
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === "research.statements");
  const statements = shownStatementsSchema.safeParse(shown?.output).data?.statements ?? [];
  if (!statements.some(isComparable)) return answer;
  const checked = entries.findLast(({ kind, name }) => kind === "effect" && name === "research.references");
  const { cited = [], known = "" } = checkedReferencesSchema.safeParse(checked?.output).data ?? {};
  const run = entries.find(({ kind, status }) => kind === "tool" && status === "finished");
  const found: readonly Pick<Paper, "id">[] = tools.find(({ name }) => name === run?.name)?.papers(run?.output) ?? [];
  const shelf = await service.notebooks.shelf(turn.sessionId);
  const only = [...cited.map((id) => ({ id })), ...found.slice(0, mostCompared)];
  const prepared = paperEvidence(shelf, { user: known, only });
  const compared = await compareAnswer(turn, { question, answer, statements, prepared });
  return correctedText(answer, compared.statements);
}

/** Beside what is cited, as many papers of the result as the dialogue was shown. */
const mostCompared = 20;

/** What a model said of a paper, or what code has objected to: words of its own and quotations need no second look. */
const isComparable = ({ status, marks }: Statement) =>
  doubtfulStatuses.has(status) || (marks.length > 0 && status !== "quoted" && status !== "own-words");
