// What was skipped: a test reporter that writes it down, and the closing line of a run that tells it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A test reporter: one line of JSON for each test that was skipped, with the reason. */
export default async function* skippedTests(events) {
  for await (const { type, data } of events)
    if (type === "test:pass" && data.skip !== undefined && data.skip !== false)
      yield `${JSON.stringify({ name: data.name, reason: String(data.skip) })}\n`;
}

/** One closing line over what the reporter left in a folder: a test that was skipped for want of data has proved nothing. */
export function closingLine(folder) {
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8").split("\n").filter(Boolean),
  );
  const withoutData = lines.filter((line) => JSON.parse(line).reason.includes("JIHWI_TEST_DATA")).length;
  return withoutData === 0
    ? "jihwi: no test was skipped for want of the development data."
    : `jihwi: ${withoutData} tests were skipped without the development data (JIHWI_TEST_DATA, or ../shared/data).`;
}
