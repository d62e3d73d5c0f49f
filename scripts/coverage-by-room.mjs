// A test reporter: how many of a room's lines the tests have run.
export default async function* coverageByRoom(events) {
  for await (const { type, data } of events) {
    if (type !== "test:coverage") continue;
    const rooms = new Map();
    for (const { path, totalLineCount, coveredLineCount } of data.summary.files) {
      const [, name = ""] = /[\\/]src[\\/]([^\\/]+)[\\/]/.exec(path) ?? [];
      const room = rooms.get(name) ?? { lines: 0, run: 0 };
      rooms.set(name, { lines: room.lines + totalLineCount, run: room.run + coveredLineCount });
    }
    yield "coverage by room\n";
    for (const [name, { lines, run }] of [...rooms].sort())
      yield `${(name || "(root)").padEnd(12)} ${((100 * run) / lines).toFixed(1).padStart(5)} % of ${lines} lines\n`;
  }
}
