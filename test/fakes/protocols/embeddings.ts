import { createHash } from "node:crypto";

/** Eight numbers of length one that are always the same for the same text. */
export function vectorOf(text: string): number[] {
  const bytes = [...createHash("sha256").update(text).digest().subarray(0, 8)];
  const length = Math.hypot(...bytes) || 1;
  return bytes.map((byte) => byte / length);
}
