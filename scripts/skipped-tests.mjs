// A test reporter: one line of JSON for each test that was skipped, with the reason.
export default async function* skippedTests(events) {
  for await (const { type, data } of events)
    if (type === "test:pass" && data.skip !== undefined && data.skip !== false)
      yield `${JSON.stringify({ name: data.name, reason: String(data.skip) })}\n`;
}
