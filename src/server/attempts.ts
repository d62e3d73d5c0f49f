/** Wrong tokens of one address within a while, before its further ones are refused at once. */
export const mostAttempts = 20;
const windowMs = 60_000;
const longestWaitMs = 2_000;
/** As many addresses are remembered; an attacker with more of them is slowed by nothing that we could do. */
const mostAddresses = 10_000;

export interface Attempts {
  /** Counts a wrong token, and says how long its answer is to wait. */
  add(from: string, now?: number): { readonly count: number; readonly waitMs: number };
}

/** Counts wrong tokens by address. Each makes the next wait longer; a quiet minute forgives all. */
export function createAttempts(): Attempts {
  const seen = new Map<string, { count: number; last: number }>();
  return {
    add(from, now = Date.now()) {
      const before = seen.get(from);
      const count = before === undefined || now - before.last > windowMs ? 1 : before.count + 1;
      seen.delete(from);
      seen.set(from, { count, last: now });
      const [oldest] = seen.keys();
      if (seen.size > mostAddresses && oldest !== undefined) seen.delete(oldest);
      return { count, waitMs: count > mostAttempts ? windowMs : Math.min(longestWaitMs, 50 * 2 ** (count - 1)) };
    },
  };
}
