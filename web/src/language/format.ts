import type { Language } from "#protocol";

export { counted } from "#protocol";

const locales = { ko: "ko-KR", en: "en-US" } as const;

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language]).format(value);
}

/** Prices of single calls are fractions of a cent, so small amounts keep their digits. */
export function formatMoney(usd: number, language: Language): string {
  const digits = usd !== 0 && usd < 0.01 ? 5 : 2;
  return new Intl.NumberFormat(locales[language], {
    style: "currency",
    currency: "USD",
    maximumFractionDigits: digits,
  }).format(usd);
}

export function formatDuration(ms: number, language: Language): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  const unit = language === "ko" ? "초" : " s";
  return `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)}${unit}`;
}

const units = ["B", "KB", "MB", "GB"] as const;

export function formatBytes(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** power;
  return `${value >= 10 || power === 0 ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

/** Today shows the time, this year the day, anything older the whole date. */
export function formatWhen(at: number, language: Language, now = Date.now()): string {
  const date = new Date(at);
  const today = new Date(now);
  const locale = locales[language];
  if (date.toDateString() === today.toDateString())
    return date.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  if (date.getFullYear() === today.getFullYear())
    return date.toLocaleDateString(locale, { month: "short", day: "numeric" });
  return date.toLocaleDateString(locale, { year: "numeric", month: "short", day: "numeric" });
}

export function formatMoment(at: number, language: Language): string {
  return new Date(at).toLocaleString(locales[language], { dateStyle: "medium", timeStyle: "medium" });
}

/** A day by the reader's own clock, as names of files have it: 2026-03-01. */
export function dayInName(at: number): string {
  return new Date(at).toLocaleDateString("sv-SE");
}
