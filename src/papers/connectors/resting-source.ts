import type { JihwiError } from "#protocol";
import { toJihwiError } from "#protocol";
import type { PaperSource } from "./source.ts";

/** How long a source that could not be reached is left alone. */
const restMs = 5 * 60_000;

/**
 * A source that is not asked again for a while after it could not be reached: without a network every search would
 * wait for every source.
 */
export function withRest(source: PaperSource, now: () => number = Date.now): PaperSource {
  let failure: JihwiError | null = null;
  let until = 0;
  async function rested<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    if (failure !== null && now() < until) throw failure;
    try {
      const answer = await ask();
      failure = null;
      return answer;
    } catch (thrown) {
      const error = toJihwiError(thrown);
      if (!signal.aborted && (error.code === "timeout" || isUnreachable(error))) {
        failure = error;
        until = now() + restMs;
      }
      throw error;
    }
  }
  const { related } = source;
  return {
    ...source,
    search: (request, signal) => rested(() => source.search(request, signal), signal),
    related: related && ((paper, limit, signal) => rested(() => related(paper, limit, signal), signal)),
  };
}

function isUnreachable({ cause }: JihwiError): boolean {
  return cause instanceof Error && "code" in cause && /^E[A-Z]/.test(String(cause.code));
}
