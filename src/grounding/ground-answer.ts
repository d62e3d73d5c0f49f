import type { Run, TextFilter } from "#kernel";
import { type Span, sentencesOf } from "#language";
import type { Statement } from "#protocol";
import { checkAnswer, createGrounder } from "./check-answer.ts";
import type { PreparedEvidence } from "./evidence.ts";
import { lettersOf } from "./letters.ts";

export interface GroundOptions {
  readonly answer: string;
  readonly prepared: PreparedEvidence;
  /** The step that wrote the answer, null for code: what code or a rule wrote is quoted or its own words. */
  readonly step: string | null;
  /** Steps whose words a rule repeats: where a model wrote those, they are looked at like its answer. */
  readonly repeats?: readonly string[];
  /** Where the program itself tells something, such as a source that did not answer: no claim of the answer. */
  readonly notices?: readonly Span[];
}

/** Grounds the answer of a turn by code alone, in no time. Shown to the reader as data beside the text. */
export async function groundAnswer(run: Run, options: GroundOptions): Promise<Statement[]> {
  const { answer, prepared, step, repeats = [], notices = [] } = options;
  const isNotice = ({ start, end }: Span) => notices.some((notice) => start >= notice.start && end <= notice.end);
  const checked = (await checkAnswer(answer, prepared)).filter((statement) => !isNotice(statement));
  const statements = isWrittenByRule(run, step) ? asRuleWords(run, checked, repeats) : checked;
  run.show("statements", { statements, lookedBy: "code" });
  return statements;
}

/** Whether no model wrote the answer: then there is nothing that a second look could find. */
function isWrittenByRule(run: Run, step: string | null): boolean {
  if (step === null) return true;
  const written = run.journal.entries().findLast(({ kind, name }) => kind === "step" && name === step);
  return written?.executor === "rule";
}

/** Shorter words may stand in a rule's own sentence by accident. */
const minLetters = 10;
const mark = /\[[^[\]\n]{1,60}\]/gu;

/**
 * What a rule says is quoted or its own words: it copies and lists. But a rule may repeat what a model wrote in one of these
 * steps, such as a synthesis, and that is left as code found it; so is a mark that leads nowhere.
 */
export function asRuleWords(run: Run, statements: readonly Statement[], steps: readonly string[]): Statement[] {
  const written = modelSentences(run, steps);
  return statements.map((statement) => {
    const letters = lettersOf(statement.text.replace(mark, ""));
    const isModels = written.some((sentence) => sentence.includes(letters) || letters.includes(sentence));
    if (isModels || statement.status === "quoted" || statement.marks.some(({ label }) => label === null))
      return statement;
    return { ...statement, status: "own-words", by: "code", reason: null, check: null };
  });
}

/** The sentences that models wrote in these steps of the run, in whichever field of their output. */
function modelSentences(run: Run, steps: readonly string[]): string[] {
  return run.journal
    .entries()
    .filter(({ kind, name, executor }) => kind === "step" && steps.includes(name) && executor !== "rule")
    .flatMap(({ output }) => textsOf(output))
    .flatMap((text) => sentencesOf(text).map(({ start, end }) => lettersOf(text.slice(start, end).replace(mark, ""))))
    .filter((letters) => letters.length >= minLetters);
}

function textsOf(output: unknown): string[] {
  if (typeof output === "string") return [output];
  return typeof output === "object" && output !== null ? Object.values(output).flatMap(textsOf) : [];
}

/**
 * Grounds an answer line by line on its way to the reader; the words themselves are not held back. Statements are shown after
 * the first line, the second, the fourth and so on, since each showing is kept: all of them together are no longer than twice
 * the last. `before` is what the message said already; places are counted over all its texts, which a blank line parts.
 */
export function withStatements(run: Run, prepared: PreparedEvidence, inner: TextFilter, before = ""): TextFilter {
  const completedBy = createGrounder(prepared);
  const statements: Statement[] = before === "" ? [] : completedBy(`${before}\n\n`);
  let pieces = 0;
  let lines = 0;
  let shownAt = 1;
  const pass = (text: string): string => {
    pieces += 1;
    const completed = completedBy(text);
    statements.push(...completed);
    if (completed.length > 0) lines += 1;
    // What comes in one piece is there already, and is grounded as a whole.
    if (pieces > 1 && lines >= shownAt) {
      shownAt = lines * 2;
      // A mark may still be on its way to a source that is read later.
      const shown = statements.filter(({ check }) => check !== "mark");
      run.show("statements", { statements: shown, lookedBy: "code" }, `line-${lines}`);
    }
    return text;
  };
  return {
    push: (delta) => pass(inner.push(delta)),
    flush: () => inner.flush(),
  };
}
