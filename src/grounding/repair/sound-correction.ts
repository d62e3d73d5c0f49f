import { cellsOfRow, oneLine } from "#language";
import { doubtfulStatuses, type Statement } from "#protocol";
import { checkAnswer } from "../check-answer.ts";
import type { PreparedEvidence } from "../evidence.ts";
import { lettersOf } from "../letters.ts";

/** What makes a line an item stays when its sentence is put right. */
const listSign = /^\s*(?:[-*•]|\d{1,3}[.)])\s+/u;

/**
 * A correction that code lets pass, with a source where the sentence had one: anything else would be a second unfounded
 * sentence. That something is not in the sources has none.
 */
export async function soundCorrection(
  text: string,
  before: Statement,
  prepared: PreparedEvidence,
): Promise<Statement["correction"]> {
  const words = oneLine(text);
  const isRow = before.text.trimStart().startsWith("|");
  if (words === "" || isRow !== words.startsWith("|")) return null;
  // A figure that moves to the cell beside it leaves the letters of its row as they were.
  const lettersBy = (sentence: string) =>
    (isRow ? cellsOfRow(sentence) : [sentence.replace(listSign, "")]).map(lettersOf);
  const [corrected, said] = [lettersBy(words), lettersBy(before.text)];
  if (corrected.length !== said.length || corrected.every((letters, at) => letters === said[at])) return null;
  const statements = await checkAnswer(words, prepared);
  const isSound = statements.every(({ status }) => !doubtfulStatuses.has(status));
  if (!isSound || (before.marks.length > 0 && !statements.some(({ marks }) => marks.length > 0))) return null;
  const sign = listSign.test(words) ? "" : (listSign.exec(before.text)?.[0] ?? "");
  return { text: sign + words, status: statements[0]?.status ?? "unchecked" };
}
