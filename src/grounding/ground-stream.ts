import { setImmediate as nextRound } from "node:timers/promises";
import { createYield, type Run, type TextFilter } from "#kernel";
import type { Statement } from "#protocol";
import { createSentenceCutter } from "./answer-sentences.ts";
import type { EvidenceUnit, PreparedEvidence } from "./evidence.ts";
import { createGrounder } from "./ground-answer.ts";

/** So many lines are grounded at most while a piece passes, and evidence of so many letters is read at once for them. */
const maxLines = 4;
const maxUnreadLength = 4_000;
/** Of its sources so much is read before the first word comes; the rest where it is cited. */
const maxReadBefore = 40_000;

/**
 * Grounds an answer line by line on its way to the reader; the words themselves are not held back. Statements are shown after
 * the first line, the second, the fourth and so on, since each showing is kept: all of them together are no longer than twice
 * the last. A line whose evidence is long waits until that is read in the background; the end of the turn waits for nothing of
 * this, and grounds the whole answer. `before` is what the message said already.
 */
export function withStatements(run: Run, prepared: PreparedEvidence, inner: TextFilter, before = ""): TextFilter {
  const grounder = createGrounder(prepared);
  const isReady = createReadAhead(prepared);
  const readBefore = readWhileWaiting(prepared);
  const statements: Statement[] = [];
  // Places are counted over all texts of a message, which a blank line parts.
  let waiting = before === "" ? "" : `${before}\n\n`;
  let pieces = 0;
  let lines = 0;
  let shownAt = 1;
  const groundLines = () => {
    for (let count = 0; count < maxLines; count++) {
      const end = waiting.indexOf("\n") + 1;
      if (end === 0 || !isReady(waiting.slice(0, end))) return;
      const found = grounder.push(waiting.slice(0, end));
      waiting = waiting.slice(end);
      statements.push(...found.filter(({ check }) => check !== "mark"));
      if (found.length > 0) lines += 1;
    }
  };
  const pass = (text: string): string => {
    pieces += 1;
    waiting += text;
    groundLines();
    // What comes in one piece is there already, and is grounded as a whole.
    if (pieces > 1 && lines >= shownAt) {
      shownAt = lines * 2;
      run.show("statements", { statements: [...statements], lookedBy: "code" }, `line-${lines}`);
    }
    return text;
  };
  return {
    push: (delta) => pass(inner.push(delta)),
    flush() {
      readBefore.stop();
      return inner.flush();
    },
  };
}

/** Until a model's first word comes nobody waits: its sources are read meanwhile. A rule answers at once, and nothing is read. */
function readWhileWaiting(prepared: PreparedEvidence): { stop(): void } {
  let isStopped = false;
  const read = async () => {
    await nextRound();
    const pause = createYield();
    if (!isStopped) await prepared.readNames(pause);
    let length = 0;
    for (const unit of prepared.units) {
      length += unit.text.length;
      if (isStopped || length > maxReadBefore) return;
      await unit.readAhead(pause);
    }
  };
  // What fails here fails again where the whole answer is grounded, and is told there.
  read().catch(() => {});
  return {
    stop() {
      isStopped = true;
    },
  };
}

/** Whether a line can be grounded now. Where much is to be read for it, reading begins in the background. */
function createReadAhead(prepared: PreparedEvidence): (line: string) => boolean {
  const sentencesOf = createSentenceCutter(prepared);
  const unread = (units: readonly EvidenceUnit[]) =>
    units.filter((unit) => !unit.isRead()).reduce((sum, { text }) => sum + text.length, 0);
  const total = prepared.units.reduce((sum, { text }) => sum + text.length, 0);
  let namesRead = total <= maxUnreadLength * 10;
  let reading: Promise<void> | null = null;
  const done = () => {
    reading = null;
  };
  // What fails here fails again where the whole answer is grounded, and is told there.
  const inBackground = (work: () => Promise<void>) => {
    reading ??= work().then(done, done);
  };
  return (line) => {
    if (!namesRead)
      inBackground(async () => {
        await prepared.readNames(createYield());
        namesRead = true;
      });
    if (reading !== null || !namesRead) return false;
    const units = [...new Set(sentencesOf(line, 0).flatMap((sentence) => sentence.units()))];
    if (unread(units) <= maxUnreadLength) return true;
    inBackground(async () => {
      const pause = createYield();
      for (const unit of units) await unit.readAhead(pause);
    });
    return false;
  };
}
