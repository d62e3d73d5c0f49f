import assert from "node:assert/strict";
import { it } from "node:test";
import { readCell } from "./read-cell.ts";
import { askOver, markdownTable } from "./testing/ask-over.ts";

async function worked(documents: Parameters<typeof askOver>[0], ...questions: string[]): Promise<string | null> {
  const [told] = await askOver(documents, ...questions);
  return told?.kind === "worked" ? told.text : null;
}
const column = (header: string, ...cells: readonly string[]) => ({
  "data.csv": [markdownTable(`Name,${header}`, ...cells.map((cell, at) => `Row${"abcdefgh".charAt(at)},${cell}`))],
});

it("a year in two digits behind slashes is one only where no month can stand there", () => {
  assert.equal(readCell("12/01/25").kind, "words");
  assert.deepEqual(readCell("26/03/05"), { kind: "day", year: 2026, month: 3, day: 5 });
  assert.deepEqual(readCell("12.01.25"), { kind: "day", year: 2012, month: 1, day: 25 });
});

it("days of which nobody can tell the year order nothing", async () => {
  const dated = column("Order date", "12/01/25", "01/05/26", "02/11/26", "11/03/25");
  for (const question of ["latest order", "How many since 2026?", "earliest order date"])
    assert.equal(await worked(dated, question), null, question);
  const some = column("Order date", "26/12/01", "26/05/13", "26/11/02", "11/03/25");
  assert.equal(await worked(some, "How many since 2026?"), null);
});

it("parts of a whole are no days", async () => {
  for (const cells of [
    ["2/3", "5/10", "1/8"],
    ["7/20", "5/20", "9/20"],
    ["3/30", "10/24", "1/18"],
  ]) {
    const passed = column("Passed", ...cells);
    for (const question of ["highest passed", "latest passed", "How many after March?"])
      assert.equal(await worked(passed, question), null, question);
  }
  assert.match((await worked(column("Due date", "2/3", "5/10", "1/8"), "latest due date")) ?? "", /5\/10/);
  assert.match((await worked(column("Trip", "2/13", "5/10", "9/8"), "latest trip")) ?? "", /9\/8/);
});
