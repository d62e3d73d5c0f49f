import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.env.JIHWI_TEST_DATA;

/** For a test's `skip` option: false when the shared data is there, else why the test cannot run. */
export const withoutData = folder === undefined ? "JIHWI_TEST_DATA is not set" : false;

/** The rows of a JSONL file of the shared data, which is read in place and never copied here. */
export function sharedRows(file: string): Record<string, unknown>[] {
  const lines = readFileSync(join(folder ?? "", file), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line));
}
