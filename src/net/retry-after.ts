/** How long a service asks us to wait: `Retry-After` in seconds or as a date, or Zotero's `Backoff`. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const asked = headers.get("retry-after") ?? headers.get("backoff");
  if (asked === null) return undefined;
  const seconds = Number(asked);
  if (Number.isFinite(seconds) && asked.trim() !== "") return Math.max(0, seconds * 1000);
  const at = Date.parse(asked);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
