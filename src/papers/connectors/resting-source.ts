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
  return {
    ...source,
    async search(request, signal) {
      if (failure !== null && now() < until) throw failure;
      try {
        const page = await source.search(request, signal);
        failure = null;
        return page;
      } catch (thrown) {
        const error = toJihwiError(thrown);
        if (!signal.aborted && (error.code === "timeout" || isUnreachable(error))) {
          failure = error;
          until = now() + restMs;
        }
        throw error;
      }
    },
  };
}

function isUnreachable({ cause }: JihwiError): boolean {
  return cause instanceof Error && "code" in cause && /^E[A-Z]/.test(String(cause.code));
}
