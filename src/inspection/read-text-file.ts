import { readFileSync } from "node:fs";
import { decodeText } from "#language";

/** The text of a small file that somebody wrote by hand, in whatever encoding an editor gave it; null when it is no text. */
export function readTextFile(path: string): string | null {
  const bytes = readFileSync(path);
  return bytes.length === 0 ? "" : (decodeText(bytes)?.text.replace(/^\uFEFF/, "") ?? null);
}
