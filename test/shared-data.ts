import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env.JIHWI_TEST_DATA;

/** For a test's `skip` option: false when the shared data is there, else why the test cannot run. */
export const withoutData = folder === undefined ? "JIHWI_TEST_DATA is not set" : false;

/** The path of a file of the shared data, which is read in place and never copied here. */
export function sharedPath(file: string): string {
  return join(folder ?? "", file);
}

/** The rows of a JSONL file of the shared data. */
export function sharedRows(file: string): Record<string, unknown>[] {
  return readRows(sharedPath(file));
}

/** The rows of a JSONL file. */
export function readRows(path: string): Record<string, unknown>[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
