import { type JihwiError, toJihwiError } from "#protocol";

/** How long a receiver that did not answer in time is left alone. */
const restMs = 10_000;

interface Rest {
  readonly failure: JihwiError;
  readonly until: number;
}

/**
 * Sends, unless the receiver did not answer a moment ago: each further delivery would hold a place until its time is up, and
 * those of other receivers would wait behind it. After the rest one delivery tries for all. `began` hears of the first
 * failure.
 */
export function createReceiverRest(began: (failure: JihwiError) => void, now = () => performance.now()) {
  const rests = new Map<string, Rest>();
  return async function unlessResting<T>(url: string, send: () => Promise<T>): Promise<T> {
    const rest = rests.get(url);
    if (rest !== undefined && now() < rest.until) throw rest.failure;
    if (rest !== undefined) rests.set(url, { ...rest, until: now() + restMs });
    try {
      const sent = await send();
      rests.delete(url);
      return sent;
    } catch (thrown) {
      const failure = toJihwiError(thrown);
      if (failure.code !== "timeout") rests.delete(url);
      else {
        if (!rests.has(url)) began(failure);
        rests.set(url, { failure, until: now() + restMs });
      }
      throw thrown;
    }
  };
}
