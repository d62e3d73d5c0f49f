import type { Run, TextFilter } from "#kernel";
import type { Statement } from "#protocol";
import type { PreparedEvidence } from "./evidence.ts";
import { createGrounder } from "./ground-answer.ts";

/**
 * Grounds an answer line by line on its way to the reader; the words themselves are not held back. Statements are shown after the first line, the
 * second, the fourth and so on, since each showing is kept: all of them together are no longer than twice the last. `before` is
 * what the message said already.
 */
export function withStatements(run: Run, prepared: PreparedEvidence, inner: TextFilter, before = ""): TextFilter {
  const grounder = createGrounder(prepared);
  // Places are counted over all texts of a message, which a blank line parts.
  const statements: Statement[] = before === "" ? [] : grounder.push(`${before}\n\n`);
  let pieces = 0;
  let lines = 0;
  let shownAt = 1;
  const pass = (text: string): string => {
    pieces += 1;
    const found = text === "" ? [] : grounder.push(text);
    statements.push(...found.filter(({ check }) => check !== "mark"));
    lines += found.length > 0 ? 1 : 0;
    // What comes in one piece is there already, and is grounded as a whole.
    if (pieces > 1 && lines >= shownAt) {
      shownAt = lines * 2;
      run.show("statements", { statements: [...statements], lookedBy: "code" }, `line-${lines}`);
    }
    return text;
  };
  return { push: (delta) => pass(inner.push(delta)), flush: () => inner.flush() };
}
