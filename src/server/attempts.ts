import { LRUCache } from "lru-cache";

/** Wrong tokens of one address within a while, before its further ones are refused at once. */
export const mostAttempts = 20;
const windowMs = 60_000;
const longestWaitMs = 2_000;
/** As many addresses are remembered; an attacker with more of them is slowed by nothing that we could do. */
const mostAddresses = 10_000;

/** Counts wrong tokens by address, and says how long an answer is to wait. Each makes the next wait longer; a quiet minute forgives all. */
export function createAttempts(perf: { now(): number } = performance) {
  const counts = new LRUCache<string, number>({ max: mostAddresses, ttl: windowMs, ttlResolution: 0, perf });
  return (from: string) => {
    const count = (counts.get(from) ?? 0) + 1;
    counts.set(from, count);
    return { count, waitMs: count > mostAttempts ? windowMs : Math.min(longestWaitMs, 50 * 2 ** (count - 1)) };
  };
}
