import type { Contract } from "#contracts";
import type { Turn } from "#kernel";
import { JihwiError } from "#protocol";

/** What a turn is about: its contract, and the one it may be compared with. Tools find it here. */
export interface Subject {
  readonly contract: Contract;
  readonly standard: Contract | null;
}

const subjects = new WeakMap<Turn, Subject>();

export function bindSubject(turn: Turn, subject: Subject): void {
  subjects.set(turn, subject);
}

export function subjectOf(turn: Turn): Subject {
  const subject = subjects.get(turn);
  if (subject !== undefined) return subject;
  throw new JihwiError("internal", {
    message: { ko: "이 턴에는 계약서가 없습니다.", en: "This turn has no contract." },
  });
}
