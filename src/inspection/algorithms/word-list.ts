import { resolve } from "node:path";
import { readTextFile } from "../criteria/read-file.ts";
import { inspectionFailure } from "../failure.ts";

/**
 * Words from a file: one a line, `#` begins a comment, blank lines are nothing. A list that was named and cannot be read as
 * text would find nothing in any text: that is an error, not a pass.
 */
export function readWordList(file: string, baseDirectory: string): string[] {
  let text: string | null;
  try {
    text = readTextFile(resolve(baseDirectory, file));
  } catch (cause) {
    throw inspectionFailure("word-list-unread", { file }, { cause });
  }
  if (text === null) throw inspectionFailure("word-list-no-text", { file });
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}
