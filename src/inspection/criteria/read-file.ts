import { readFileSync } from "node:fs";
import { decodeText } from "#language";
import { inspectionFailure } from "../failure.ts";

/** A criteria document; undefined when there is no such file. Letters that nobody can read would decide nothing as they were meant. */
export function readCriteriaFile(file: string): string | undefined {
  try {
    const text = readTextFile(file);
    if (text !== null) return text;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw inspectionFailure("criteria-no-text", { file }, { cause });
  }
  throw inspectionFailure("criteria-no-text", { file });
}

/** The text of a small file that somebody wrote by hand, in whatever encoding an editor gave it; null when it is no text. */
export function readTextFile(path: string): string | null {
  const bytes = readFileSync(path);
  return bytes.length === 0 ? "" : (decodeText(bytes)?.text.replace(/^\uFEFF/, "") ?? null);
}
