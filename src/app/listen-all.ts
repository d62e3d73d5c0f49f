import { toJihwiError } from "#protocol";
import type { TurnListener } from "#turns";
import { logError } from "./log.ts";

/** One listener for several: what one of them throws reaches neither the turn nor the others. */
export function listenAll(listeners: readonly (TurnListener | null)[]): TurnListener {
  const each = (tell: (listener: TurnListener) => void, about: string) => {
    for (const listener of listeners) {
      try {
        if (listener !== null) tell(listener);
      } catch (thrown) {
        logError(toJihwiError(thrown), about);
      }
    }
  };
  return {
    ended: (turn) => each((listener) => listener.ended(turn), `after turn ${turn.id}`),
    kept: (run) => each((listener) => listener.kept(run), `after run ${run.id}`),
    followedUp: (turn) => each((listener) => listener.followedUp(turn), `after turn ${turn.id}`),
  };
}
