/** A time without a day as it is shown, 18:00 or 7:30:05, or hours in sum (27:30); null where a format shows no such time. */
export function formatTime(value: number, code: string): string | null {
  const plain = (code.split(";")[0] ?? "").replace(/"[^"]*"|\\./g, "").replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "");
  const letters = plain.replace(/AM\/PM|A\/P/gi, "");
  if (!/[hs]/i.test(letters) || /[ydg]/i.test(letters) || value < 0) return null;
  const inSum = /\[[hms]+\]/i.test(letters);
  const seconds = Math.round((inSum ? value : value % 1) * 86_400);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (part: number): string => String(part).padStart(2, "0");
  const withSeconds = /s/i.test(letters) ? `:${two(seconds % 60)}` : "";
  if (/h/i.test(letters)) return `${hours % (inSum ? Infinity : 24)}:${two(minutes)}${withSeconds}`;
  return `${two(Math.floor(seconds / 60) % (inSum ? Infinity : 60))}${withSeconds}`;
}
