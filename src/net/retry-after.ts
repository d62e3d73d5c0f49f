type Headers = Readonly<Record<string, string | undefined>>;

/** No service means a longer pause. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * How long the provider asks us to wait, in milliseconds; null when it does not say. `retry-after-ms` (OpenAI, Azure)
 * is finer than `retry-after`, which is seconds or an HTTP date. Google says it in the body: `"retryDelay": "37s"`.
 */
export function retryAfterOf(headers: Headers, body: string, now: number): number | null {
  return limit(milliseconds(headers) ?? secondsOrDate(headers, now) ?? inBody(body));
}

function milliseconds(headers: Headers): number | null {
  return positive(headers["retry-after-ms"]);
}

function secondsOrDate(headers: Headers, now: number): number | null {
  const written = headers["retry-after"];
  if (written === undefined) return null;
  const seconds = positive(written);
  if (seconds !== null) return seconds * 1000;
  // Date.parse takes much for a date that is none, "-3" for one; HTTP dates begin with the weekday.
  const date = /^[A-Za-z]{3,9},/.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

function inBody(body: string): number | null {
  const seconds = positive(/"retryDelay"\s{0,4}:\s{0,4}"(\d{1,6}(?:\.\d{1,9})?)s"/.exec(body)?.[1]);
  return seconds === null ? null : seconds * 1000;
}

function positive(written: string | undefined): number | null {
  if (written === undefined || written.trim() === "") return null;
  const value = Number(written);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

function limit(ms: number | null): number | null {
  return ms === null ? null : Math.min(Math.ceil(ms), longestWaitMs);
}
