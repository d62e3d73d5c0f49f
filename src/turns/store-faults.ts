import { setTimeout } from "node:timers/promises";
import { isPassingStoreFault, type JournalPort } from "#kernel";

const patienceMs = 15_000;
const [firstWaitMs, longestWaitMs] = [50, 2000];

/** Writes what must not be lost: a store that is busy, away or full is tried again for a while. */
export async function writeWithRetries<Result>(
  write: () => Promise<Result>,
  mayGoOn: () => boolean = () => true,
): Promise<Result> {
  const giveUpAt = performance.now() + patienceMs;
  for (let wait = firstWaitMs; ; wait = Math.min(wait * 2, longestWaitMs)) {
    try {
      return await write();
    } catch (thrown) {
      if (!isPassingStoreFault(thrown) || !mayGoOn() || performance.now() + wait > giveUpAt) throw thrown;
      await setTimeout(wait);
    }
  }
}

/** A journal that a store which stumbles is asked to keep again: what a tool has done elsewhere must not be done twice. */
export function patientJournal(journal: JournalPort, mayGoOn: () => boolean): JournalPort {
  return { ...journal, append: (entries) => writeWithRetries(() => journal.append(entries), mayGoOn) };
}
