import type { Run, TextFilter } from "#kernel";
import type { Statement } from "#protocol";
import { createGrounder } from "./check-answer.ts";
import type { PreparedEvidence } from "./evidence.ts";

/**
 * Grounds an answer line by line on its way to the reader; the words themselves are not held back. Statements are shown after
 * the first line, the second, the fourth and so on, since each showing is kept: all of them together are no longer than twice
 * the last. `before` is what the message said already; places are counted over all its texts, which a blank line parts.
 */
export function withStatements(run: Run, prepared: PreparedEvidence, inner: TextFilter, before = ""): TextFilter {
  const grounder = createGrounder(prepared);
  const statements: Statement[] = before === "" ? [] : grounder.push(`${before}\n\n`);
  let pieces = 0;
  let lines = 0;
  let shownAt = 1;
  const pass = (text: string): string => {
    pieces += 1;
    const completed = grounder.push(text);
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
