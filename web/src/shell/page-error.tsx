import { ErrorNote } from "./error-note.tsx";

/** A page that could not be opened. */
export function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div style={{ flex: 1, padding: 20 }}>
      <ErrorNote error={error} onRetry={onRetry} />
    </div>
  );
}
