import type { BytesOfFile } from "#store";

/**
 * The part of a file that a `Range` header asks for: null when that is all of it, "none" when the file is shorter. What
 * is not understood, as more than one part, may be answered with all of it (RFC 9110, 14.2).
 */
export function byteRange(header: string | undefined, size: number): BytesOfFile | "none" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size : Math.min(size, Number(last) + 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  return start < end ? { start, end } : "none";
}
