import { toApiError } from "../api/api-error.ts";
import { ErrorNote } from "./error-note.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** A page that could not be opened. What is not there is not tried again. */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (toApiError(error).code === "not-found")
    return (
      <div style={{ flex: 1 }}>
        <NotFoundPage />
      </div>
    );
  return (
    <div style={{ flex: 1, padding: 20 }}>
      <ErrorNote error={error} onRetry={onRetry} />
    </div>
  );
}
