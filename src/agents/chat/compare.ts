import { compareAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { correctedText, dataPartSchemas, type Statement } from "#protocol";
import { evidenceOf } from "./answer.ts";
import { respondInput } from "./steps/respond/schema.ts";
import type { Toolset } from "./tools/toolset.ts";

/** Has a judge compare what a model wrote with its sources: after the text, from what the journal tells of the turn. Gives it put right. */
export async function compareWithSources(turn: Turn, answer: string, tools: Toolset): Promise<string> {
  const entries = turn.journal.entries();
  const written = entries.findLast(({ kind, name }) => kind === "step" && name === "chat.respond");
  const shown = entries.findLast(({ kind, name }) => kind === "show" && name === `${turn.agent}.statements`);
  if (written === undefined || written.executor === "rule" || shown === undefined) return answer;
  const input = respondInput.parse(written.input);
  const { statements } = dataPartSchemas.statements.parse(shown.output);
  if (!statements.some(isComparable)) return answer;
  // A follow-up that nobody had to complete is read with the question before it.
  const before = input.question === input.userInput ? input.history.findLast(({ role }) => role === "user") : undefined;
  const question = before === undefined ? input.question : `${before.text}\n${input.question}`;
  const all = { question, answer, statements, prepared: evidenceOf(input, tools) };
  return correctedText(answer, (await compareAnswer(turn, all)).statements);
}

/** What cites a source, has its figures, or was objected to. Thanks and what a model knows by itself have nothing to be compared with. */
const isComparable = ({ status, marks }: Statement) =>
  status !== "quoted" && (status !== "own-words" || marks.length > 0);
