import type { Run } from "#kernel";
import type { Span } from "#language";
import type { Statement } from "#protocol";
import { asRuleWords } from "./as-rule-words.ts";
import { checkAnswer } from "./check-answer.ts";
import type { PreparedEvidence } from "./evidence.ts";

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
