import { hash } from "node:crypto";

/** By what a text that is too short for a SimHash is known again: one that is the same but for blanks has the same. Null for an empty one. */
export function exactSignature(text: string): string | null {
  const words = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return words === "" ? null : `=${hash("sha256", words).slice(0, 16)}`;
}

export function isExactSignature(value: unknown): boolean {
  return typeof value === "string" && /^=[0-9a-f]{16}$/.test(value);
}
