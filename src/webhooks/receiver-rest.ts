import { type JihwiError, toJihwiError } from "#protocol";

/** How long a receiver that did not answer in time is left alone. */
const restMs = 10_000;

interface Rest {
  readonly failure: JihwiError;
  readonly until: number;
  /** A delivery is on its way to see whether the receiver is back. */
  readonly isTried: boolean;
}

/**
 * Sends, unless the receiver did not answer a moment ago: each further delivery would hold a place until its time is up, and
 * those of other receivers would wait behind it. After the rest one delivery tries for all; one that has no other try left
 * does so before, since the receiver may be back. `began` hears of the first failure.
 */
export function createReceiverRest(began: (failure: JihwiError) => void, now = () => performance.now()) {
  const rests = new Map<string, Rest>();
  return async function unlessResting<T>(url: string, isLastTry: boolean, send: () => Promise<T>): Promise<T> {
    const rest = rests.get(url);
    if (rest !== undefined) {
      if (now() < rest.until && (rest.isTried || !isLastTry)) throw rest.failure;
      rests.set(url, { ...rest, until: now() + restMs, isTried: true });
    }
    try {
      const sent = await send();
      rests.delete(url);
      return sent;
    } catch (thrown) {
      const failure = toJihwiError(thrown);
      if (failure.code !== "timeout") rests.delete(url);
      else {
        if (!rests.has(url)) began(failure);
        rests.set(url, { failure, until: now() + restMs, isTried: false });
      }
      throw thrown;
    }
  };
}
