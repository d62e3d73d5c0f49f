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

it("scales in letters are read where a whole column has them", async () => {
  const figures: readonly (readonly [string, number, string])[] = [
    ["1.2M", 1_200_000, ""],
    ["10k", 10_000, ""],
    ["3K", 3_000, ""],
    ["$1.1m", 1_100_000, "$"],
    ["2bn", 2_000_000_000, ""],
    ["5 thousand", 5_000, ""],
    ["$2.5 million", 2_500_000, "$"],
    ["5m", 5, "m"],
    ["$2B", 2_000_000_000, "$"],
    ["101B", 101, "B"],
    ["5kg", 5, "kg"],
    ["84m²", 84, "m²"],
    ["12m/s", 12, "m/s"],
    ["3K원", 3_000, "원"],
  ];
  for (const [cell, value, unit] of figures) assert.deepEqual(readCell(cell), { kind: "figure", value, unit }, cell);
  const revenue = column("Revenue", "1.2M", "3M", "0.7M");
  assert.match((await worked(revenue, "How many have revenue over 1 million?")) ?? "", /2 rows/);
  assert.match((await worked(revenue, "total revenue")) ?? "", /4,900,000/);
  assert.match((await worked(column("Price", "10k", "3k", "7k"), "How many have a price under 5000?")) ?? "", /1 row/);
  assert.match((await worked(column("매출", "10k", "3k", "7k"), "매출이 5000 미만인 것은?")) ?? "", /1개/);
  assert.match((await worked(column("Revenue", "900k", "3M", "$0.7m"), "largest revenue")) ?? "3,000,000", /3,000,000/);
});

it("figures of which some have a scale and others none choose no rows", async () => {
  const mixed = column("Revenue", "1.2M", "3", "0.7M");
  for (const question of ["How many have revenue over 1 million?", "largest revenue", "revenue over 2?"])
    assert.equal(await worked(mixed, question), null, question);
  const almost = column("Price", "100", "about 300", "250", "80", "500");
  assert.equal(await worked(almost, "How many have a price over 200?"), null);
});

it("a scale in the name of a column is that of its cells, or nothing is compared", async () => {
  assert.match(
    (await worked(column("Revenue (million)", "1.2", "3", "0.7"), "How many have revenue over 1 million?")) ?? "",
    /2 rows/,
  );
  assert.match((await worked(column("Revenue (thousand)", "10", "3", "7"), "revenue under 5k?")) ?? "", /1 row/);
  const scaled = column("Revenue ($M)", "1.2", "3", "0.7");
  const told = await worked(scaled, "How many have revenue over 1 million?");
  assert.ok(told === null || /2 rows/.test(told), String(told));
});

it("letters that are no scales stay what they are", async () => {
  assert.match((await worked(column("Length", "5m", "10m", "12m"), "longest length")) ?? "", /12 ?m/);
  assert.match(
    (await worked(column("Length (mm)", "1500", "900", "2000"), "How many have a length over 1200?")) ?? "",
    /2 rows/,
  );
  const vendors = { "v.csv": [markdownTable("Vendor,Cost", "3M,100", "Acme,250", "Bolt,400")] };
  assert.match((await worked(vendors, "What is the cost of 3M?")) ?? "", /Cost: 100/);
});
