// What was skipped and what failed: a test reporter that writes both down, and what a run makes of them.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** A test reporter: a line of JSON for each test that was skipped, with the reason, and for each that failed, with its file. */
export default async function* notedTests(events) {
  for await (const { type, data } of events) {
    if (type === "test:pass" && data.skip !== undefined && data.skip !== false)
      yield `${JSON.stringify({ name: data.name, skipped: String(data.skip) })}\n`;
    // Not the suites and tests around one that failed.
    if (type === "test:fail" && data.details.error.failureType !== "subtestsFailed")
      yield `${JSON.stringify({ name: data.name, failedIn: data.file ?? null })}\n`;
  }
}

function notesIn(folder) {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"));
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** One closing line over what the reporter left in a folder: a test that was skipped for want of data has proved nothing. */
export function closingLine(folder) {
  const withoutData = notesIn(folder).filter(({ skipped }) => skipped?.includes("JIHWI_TEST_DATA")).length;
  return withoutData === 0
    ? "jihwi: no test was skipped for want of the development data."
    : `jihwi: ${withoutData} tests were skipped without the development data (JIHWI_TEST_DATA, or ../shared/data).`;
}

/** More than these have a cause that no second try takes away. */
const mostTriedAgain = 3;

/** The files of browser tests that failed, when nothing else did and they are few; otherwise none. */
export function browserFilesToTryAgain(root, folder) {
  const failed = notesIn(folder).flatMap(({ failedIn }) => (failedIn === undefined ? [] : [failedIn]));
  const files = [...new Set(failed)];
  const isBrowsers = (file) => file !== null && relative(root, file).startsWith(`test${sep}e2e${sep}`);
  return files.length <= mostTriedAgain && files.every(isBrowsers) ? files.map((file) => relative(root, file)) : [];
}
