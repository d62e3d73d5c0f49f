import { asRuleWords, checkAnswer, judgedAnswer, repairedAnswer } from "#grounding";
import type { Turn } from "#kernel";
import { cellsOfRow } from "#language";
import { type Shelf, withoutFences } from "#papers";
import { doubtfulStatuses, type Language, type Statement, saidIn } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";

interface WrittenText {
  readonly text: string;
  /** The step that wrote it, and what the user asked for. */
  readonly step: string;
  readonly question: string;
  /** The papers that it is about. */
  readonly papers: readonly { readonly id: string }[];
}

/**
 * A text that will be kept is compared with its papers before it is: a judge looks at it, and its writer mends once what does
 * not stand. What a rule wrote is quoted, and needs neither.
 */
export async function compareText(written: WrittenText, shelf: Shelf, turn: Turn): Promise<Statement[]> {
  const { text: answer, step, question, papers } = written;
  const prepared = paperEvidence(shelf, { user: question, only: papers });
  const statements = asRuleWords(turn, await checkAnswer(answer, prepared), [step]);
  const writer = turn.journal.entries().findLast(({ kind, name }) => kind === "step" && name === step)?.executor;
  if (writer === "rule") return statements;
  const judged = await judgedAnswer(turn, { question, answer, prepared, statements });
  return [...(await repairedAnswer(turn, { question, answer, prepared, statements: judged.statements }))];
}

/** What makes a line an item or a heading stays outside of what is struck. */
const listSign = /^\s*(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/u;
export const withoutLineSign = (line: string): string => line.replace(listSign, "");

/**
 * A text as it is kept, with no statements beside it: a sentence that was put right stands as it is right, and what is doubted
 * is struck through, with the reason.
 */
export function soundText(text: string, statements: readonly Statement[], language: Language): string {
  let sound = "";
  let from = 0;
  for (const { status, reason, text: words, start, end, correction } of statements) {
    if (correction === null && !doubtfulStatuses.has(status)) continue;
    // Other words of the same message may stand before those that the places were counted in.
    const at = text.slice(start, end) === words ? start : text.indexOf(words, from);
    if (at < from) continue;
    sound += text.slice(from, at) + (correction?.text ?? struckThrough(words, reason && saidIn(reason, language)));
    from = at + words.length;
  }
  return withoutFences(sound + text.slice(from));
}

function struckThrough(words: string, reason: string | null): string {
  const why = reason === null ? "" : ` (${reason})`;
  if (words.trimStart().startsWith("|")) return struckRow(words, why);
  const lead = listSign.exec(words)?.[0] ?? "";
  return `${lead}~~${words.slice(lead.length).replaceAll("~~", "")}~~${why}`;
}

/** Cell by cell: a line through the bars would end the table. */
function struckRow(row: string, why: string): string {
  const cells = cellsOfRow(row);
  const lastFilled = cells.findLastIndex((cell) => cell !== "");
  const struck = cells.map((cell, at) =>
    cell === "" ? "" : `~~${cell.replaceAll("~~", "")}~~${at === lastFilled ? why.replaceAll("|", "/") : ""}`,
  );
  return `| ${struck.join(" | ")} |`;
}
