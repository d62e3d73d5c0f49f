import { randomBytes } from "node:crypto";

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
let last = 0;

/** A short id that sorts by when it was made, also within a millisecond, and that nobody can guess. */
export function newId(prefix?: string): string {
  last = Math.max(Date.now(), last + 1);
  const random = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join("");
  const id = `${last.toString(36).padStart(9, "0")}${random}`;
  return prefix === undefined ? id : `${prefix}_${id}`;
}
