import type { Action } from "../api/use-action.ts";
import { ErrorNote } from "./error-note.tsx";

/** The failure of an action, with a button that tries it again; nothing while there is none. */
export function ActionError({ action: { error, again } }: { action: Pick<Action<never>, "error" | "again"> }) {
  return error === null ? null : <ErrorNote error={error} onRetry={again} />;
}
