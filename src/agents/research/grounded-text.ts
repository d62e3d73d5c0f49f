import { asRuleWords, checkAnswer, judgedAnswer, repairedAnswer } from "#grounding";
import type { Turn } from "#kernel";
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

/**
 * A text as it is kept, with no statements beside it: a sentence that was put right stands as it is right, and what is doubted
 * is struck through, with the reason.
 */
export function soundText(text: string, statements: readonly Statement[], language: Language): string {
  let sound = "";
  let from = 0;
  for (const { status, reason, text: words, start, end, correction } of statements) {
    const isDoubtful = doubtfulStatuses.has(status);
    if (start < from || text.slice(start, end) !== words || (correction === null && !isDoubtful)) continue;
    sound += text.slice(from, start) + (correction?.text ?? struckThrough(words, reason && saidIn(reason, language)));
    from = end;
  }
  return withoutFences(sound + text.slice(from));
}

function struckThrough(words: string, reason: string | null): string {
  const lead = listSign.exec(words)?.[0] ?? "";
  return `${lead}~~${words.slice(lead.length).replaceAll("~~", "")}~~${reason === null ? "" : ` (${reason})`}`;
}
