import type { Contract } from "#contracts";
import type { Run, Turn } from "#kernel";
import { JihwiError } from "#protocol";

/** What a turn is about: its contract, and the one it may be compared with. Tools find it here. */
export interface Subject {
  readonly contract: Contract;
  readonly standard: Contract | null;
}

/** By journal, since a tool's run is the turn with limits of its own. */
const subjects = new WeakMap<Run["journal"], Subject>();

export function bindSubject(turn: Turn, subject: Subject): void {
  subjects.set(turn.journal, subject);
}

export function subjectOf(run: Run): Subject {
  const subject = subjects.get(run.journal);
  if (subject !== undefined) return subject;
  throw new JihwiError("internal", {
    message: { ko: "이 턴에는 계약서가 없습니다.", en: "This turn has no contract." },
  });
}
