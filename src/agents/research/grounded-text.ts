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

/** A text of a tool's result as code sees it: what it stands on, and what stands in no paper. */
export async function checkText({ text, step, question, papers }: WrittenText, shelf: Shelf, turn: Turn) {
  const prepared = paperEvidence(shelf, { user: question, only: papers });
  return { prepared, statements: asRuleWords(turn, await checkAnswer(text, prepared), [step]) };
}

/**
 * A text that will be kept is compared with its papers before it is: a judge looks at it, and its writer mends once what does
 * not stand. What a rule wrote is quoted, and needs neither.
 */
export async function compareText(written: WrittenText, shelf: Shelf, turn: Turn): Promise<Statement[]> {
  const { prepared, statements } = await checkText(written, shelf, turn);
  const entries = turn.journal.entries();
  const writer = entries.findLast(({ kind, name }) => kind === "step" && name === written.step)?.executor;
  if (writer === "rule") return statements;
  const all = { question: written.question, answer: written.text, prepared };
  const judged = await judgedAnswer(turn, { ...all, statements });
  return [...(await repairedAnswer(turn, { ...all, statements: judged.statements }))];
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
