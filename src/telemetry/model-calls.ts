import type { JournalEntry } from "#protocol";

/** A step for which a model was asked, as a row of the journal tells it: repairs and retries are attempts of one call. */
export interface ModelCall {
  readonly entry: JournalEntry;
  readonly provider: string;
  readonly model: string;
  /** The code of the error for which the call failed or broke off. */
  readonly errorType: string | null;
}

/** What the conventions call a provider, where it differs from our word. */
const providerNames: Readonly<Record<string, string>> = { google: "gcp.gemini" };

/** The model call of a row; null for rules, tools and calls that were never made. */
export function modelCallOf(entry: JournalEntry): ModelCall | null {
  if (entry.kind !== "step" || entry.attempts === 0) return null;
  const id = entry.fallbackFrom ?? (entry.executor === "rule" ? null : entry.executor);
  if (id === null) return null;
  const colon = id.indexOf(":");
  const provider = id.slice(0, Math.max(0, colon));
  return {
    entry,
    provider: providerNames[provider] ?? (provider || id),
    model: id.slice(colon + 1),
    errorType: entry.error?.code ?? null,
  };
}
