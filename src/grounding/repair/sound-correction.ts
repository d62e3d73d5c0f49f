import { cellsOfRow, oneLine } from "#language";
import { doubtfulStatuses, type Statement } from "#protocol";
import { checkAnswer } from "../check-answer.ts";
import type { PreparedEvidence } from "../evidence.ts";
import { lettersOf } from "../letters.ts";

/** What makes a line an item stays when its sentence is put right. */
const listSign = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/u;

/** A correction that code lets pass, with a source of its own: anything else would be a second unfounded sentence. */
export async function soundCorrection(
  text: string,
  before: Statement,
  prepared: PreparedEvidence,
): Promise<Statement["correction"]> {
  const words = oneLine(text);
  if (words === "" || lettersOf(words) === lettersOf(before.text)) return null;
  const isRow = before.text.trimStart().startsWith("|");
  if (isRow !== words.startsWith("|")) return null;
  if (isRow && cellsOfRow(words).length !== cellsOfRow(before.text).length) return null;
  const statements = await checkAnswer(words, prepared);
  const isSound = statements.every(({ status }) => !doubtfulStatuses.has(status));
  if (!isSound || !statements.some(({ marks }) => marks.length > 0)) return null;
  const sign = listSign.test(words) ? "" : (listSign.exec(before.text)?.[0] ?? "");
  return { text: sign + words, status: statements[0]?.status ?? "unchecked" };
}
