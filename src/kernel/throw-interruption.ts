import { type ErrorCode, JihwiError } from "#protocol";

/** Faults that pass by themselves or by somebody's hand, after which the same write succeeds. */
const passing: ReadonlySet<ErrorCode> = new Set(["store-busy", "store-unavailable", "store-full", "store-read-only"]);

export function isPassingStoreFault(thrown: unknown): boolean {
  return thrown instanceof JihwiError && passing.has(thrown.code);
}

/** Throws on what says nothing of the work that failed: it was stopped, or the store was away. What is left is a result of it. */
export function throwInterruption(thrown: unknown, signal: AbortSignal): void {
  signal.throwIfAborted();
  if (isPassingStoreFault(thrown)) throw thrown;
}
