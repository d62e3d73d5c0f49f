import { asRuleWords, checkAnswer, judgedAnswer, repairedAnswer } from "#grounding";
import { isRefuted, type Turn } from "#kernel";
import { cellsOfRow } from "#language";
import { type Shelf, withoutFences } from "#papers";
import { doubtfulStatuses, type Language, type Statement, saidIn } from "#protocol";
import { paperEvidence } from "./paper-evidence.ts";
import { chooseToolInput } from "./steps/choose-tool/schema.ts";

interface WrittenText {
  readonly text: string;
  /** The step that wrote it, and what it was told to write about. */
  readonly step: string;
  readonly about: string;
  /** What code counted for its writer. */
  readonly counted?: string;
  /** The papers that it is about. */
  readonly papers: readonly { readonly id: string }[];
}

/**
 * A text that will be kept is compared with its papers before it is: a judge looks at it, and its writer mends once what does
 * not stand. What a rule wrote is quoted, and needs neither.
 */
export async function compareText(written: WrittenText, shelf: Shelf, turn: Turn): Promise<Statement[]> {
  const { text: answer, step, about, counted = "", papers } = written;
  const steps = turn.journal.entries().filter(({ kind }) => kind === "step");
  const asked = steps.findLast(({ name }) => name === "research.choose-tool")?.input;
  const question = chooseToolInput.safeParse(asked).data?.message ?? about;
  const prepared = paperEvidence(shelf, { user: [question, about, counted].join("\n"), only: papers });
  const statements = asRuleWords(turn, await checkAnswer(answer, prepared), [step]);
  if (steps.findLast(({ name }) => name === step)?.executor === "rule") return statements;
  const judged = await judgedAnswer(turn, { question, answer, prepared, statements });
  return [...(await repairedAnswer(turn, { question, answer, prepared, statements: judged.statements }))];
}

/** What makes a line an item or a heading stays outside of what is struck. */
const listSign = /^\s*(?:[-*+>]|#{1,6}|\d{1,3}[.)])\s+/u;
export const withoutLineSign = (line: string): string => line.replace(listSign, "");

/**
 * A text as it is kept, with no statements beside it: a sentence that was put right stands as it is right, what is refuted is
 * struck through, and what is doubted has the reason behind it.
 */
export function soundText(text: string, statements: readonly Statement[], language: Language): string {
  let sound = "";
  let from = 0;
  for (const statement of statements) {
    const { status, reason, text: words, start, end, correction } = statement;
    if (correction === null && !doubtfulStatuses.has(status)) continue;
    // Other words of the same message may stand before those that the places were counted in.
    const at = text.slice(start, end) === words ? start : text.indexOf(words, from);
    if (at < from) continue;
    const why = reason === null ? "" : ` (${saidIn(reason, language)})`;
    sound += text.slice(from, at) + (correction?.text ?? doubted(words, why, isRefuted(statement) ? "~~" : ""));
    from = at + words.length;
  }
  return withoutFences(sound + text.slice(from));
}

/** Words with what speaks against them, between these lines. */
function doubted(words: string, why: string, line: string): string {
  if (words.trimStart().startsWith("|")) return doubtedRow(words, why, line);
  const lead = listSign.exec(words)?.[0] ?? "";
  return `${lead}${line}${words.slice(lead.length).replaceAll("~~", "")}${line}${why}`;
}

/** Cell by cell: a line through the bars would end the table. */
function doubtedRow(row: string, why: string, line: string): string {
  const cells = cellsOfRow(row);
  const lastFilled = cells.findLastIndex((cell) => cell !== "");
  const marked = cells.map((cell, at) =>
    cell === "" ? "" : `${line}${cell.replaceAll("~~", "")}${line}${at === lastFilled ? why.replaceAll("|", "/") : ""}`,
  );
  return `| ${marked.join(" | ")} |`;
}
