import type { Store } from "#store";

const settingsKey = "ready";
/** Anybody may ask, and as often as they like: the answer is this old at most. */
const freshMs = 1_000;

/** Whether the store takes what is written to it; a full disk or a database that is gone is thrown as what it is. */
export function createReadiness(
  { settings }: Pick<Store, "settings">,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve() };
  return () => {
    const at = now();
    if (at - asked.at > freshMs) asked = { at, answer: settings.put(settingsKey, Date.now()) };
    return asked.answer;
  };
}
