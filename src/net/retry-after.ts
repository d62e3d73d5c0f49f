type Headers = Readonly<Record<string, string | undefined>>;

/** No service means a longer pause. */
const longestWaitMs = 60 * 60 * 1000;

/**
 * How long the provider asks us to wait, in milliseconds; null when it does not say. `retry-after-ms` (OpenAI, Azure)
 * is finer than `retry-after`, which is seconds or an HTTP date. Google says it in the body: `"retryDelay": "37s"`. Where
 * none is told, what is used up says when it is full again: `x-ratelimit-reset-tokens: 6m0s`, or a time of Anthropic's.
 */
export function retryAfterOf(headers: Headers, body: string, now: number): number | null {
  return limit(milliseconds(headers) ?? secondsOrDate(headers, now) ?? inBody(body) ?? untilReset(headers, now));
}

/** The longest wait of the limits of which nothing remains. */
function untilReset(headers: Headers, now: number): number | null {
  const waits = Object.entries(headers).flatMap(([name, written]) => {
    const limited = /^(.*ratelimit-)(.*)remaining(.*)$/.exec(name);
    if (limited === null || written === undefined || Number(written) !== 0) return [];
    const reset = headers[`${limited[1]}${limited[2]}reset${limited[3]}`];
    const wait = reset === undefined ? null : (durationOf(reset) ?? timeOf(reset, now));
    return wait === null ? [] : [wait];
  });
  return waits.length === 0 ? null : Math.max(...waits);
}

/** `6m0s`, `1h2m`, `850ms`; a bare number is seconds. */
function durationOf(written: string): number | null {
  const seconds = positive(written);
  if (seconds !== null) return seconds < firstSecondOfTime ? seconds * 1000 : null;
  const [, hours, minutes, rest, ms] = /^(?:(\d+)h)?(?:(\d+)m)?(?:([\d.]+)s)?(?:(\d+)ms)?$/.exec(written.trim()) ?? [];
  if (hours === undefined && minutes === undefined && rest === undefined && ms === undefined) return null;
  return ((Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 + Number(rest ?? 0)) * 1000 + Number(ms ?? 0);
}

/** A number from here on counts the seconds since 1970. */
const firstSecondOfTime = 1e9;

function timeOf(written: string, now: number): number | null {
  const seconds = positive(written);
  const time =
    seconds === null && /^\d{4}-\d{2}-\d{2}T/.test(written) ? Date.parse(written) : (seconds ?? Number.NaN) * 1000;
  return Number.isNaN(time) ? null : Math.max(0, time - now);
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
