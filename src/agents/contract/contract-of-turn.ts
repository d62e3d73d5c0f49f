import type { Contract } from "#contracts";
import type { Run, Turn } from "#kernel";
import { JihwiError } from "#protocol";

/** What a turn is about: its contract, and the one it may be compared with. Tools find it here. */
export interface Subject {
  readonly contract: Contract;
  readonly standard: Contract | null;
}

const subjects = new WeakMap<Run, Subject>();

export function bindSubject(turn: Turn, subject: Subject): void {
  subjects.set(turn, subject);
}

export function subjectOf(run: Run): Subject {
  const subject = subjects.get(run);
  if (subject !== undefined) return subject;
  throw new JihwiError("internal", {
    message: { ko: "이 턴에는 계약서가 없습니다.", en: "This turn has no contract." },
  });
}
