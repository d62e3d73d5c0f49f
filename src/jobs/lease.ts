import type { HeldLease, LeaseAnswer } from "#store";
import { isOwnerGone } from "./owner.ts";
import type { JobTimings } from "./timings.ts";

export interface Lease {
  /** True once another process may have it: nothing more may be written in its name. */
  readonly isLost: boolean;
  release(): void;
}

export interface LeaseOptions {
  readonly timings: Pick<JobTimings, "beat" | "silence">;
  beat(): Promise<LeaseAnswer>;
  /** Called once or more; the first call tells why. */
  stop(reason: "cancelled" | "lost"): void;
}

/** Renews a lease by heartbeats until it is released, and stops its work when it is cancelled or lost. */
export function holdLease({ timings, beat, stop }: LeaseOptions): Lease {
  // The monotonic clock: a laptop that sleeps, or a clock that is set, is no silence of ours.
  let heardAt = performance.now();
  let isLost = false;
  let beating = false;
  let waited = 0;

  function lose(): void {
    isLost = true;
    stop("lost");
  }

  const isStale = () => performance.now() - heardAt > timings.silence;

  async function renew(): Promise<void> {
    if (beating) {
      // Once is no proof: after a pause of the whole process the answer may only wait to be read.
      waited += isStale() ? 1 : 0;
      return waited > 1 ? lose() : undefined;
    }
    beating = true;
    waited = 0;
    const answer = await beat().catch(() => null);
    beating = false;
    if (answer !== null) heardAt = performance.now();
    if (answer === "cancel") stop("cancelled");
    // Without an answer for so long another process may have it already: two must never work on it.
    if (answer === "lost" || isStale()) lose();
  }

  const timer = setInterval(() => void renew(), timings.beat);
  return {
    get isLost() {
      return isLost;
    },
    release: () => clearInterval(timer),
  };
}

/**
 * Watches other owners' heartbeats. A heartbeat counts as renewed when it differs from the one seen before, and the silence
 * is measured here by the monotonic clock: neither a clock that jumps nor clocks that differ make a live owner silent.
 */
export function createSilenceWatch(silenceMs: number) {
  let seen = new Map<string, { mark: string; since: number }>();
  return {
    /** Of the leases that are held now, those whose owner is gone or has not renewed them for the whole silence. */
    silent(held: readonly HeldLease[]): HeldLease[] {
      const now = performance.now();
      const next: typeof seen = new Map();
      for (const { id, owner, heartbeatAt } of held) {
        const mark = `${owner} ${heartbeatAt}`;
        const known = seen.get(id);
        next.set(id, known?.mark === mark ? known : { mark, since: now });
      }
      seen = next;
      return held.filter(({ id, owner }) => isOwnerGone(owner) || now - (next.get(id)?.since ?? now) > silenceMs);
    },
  };
}
