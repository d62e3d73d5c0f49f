import assert from "node:assert/strict";
import { test } from "node:test";
import { tellsUnit } from "./asked-units.ts";

test("money is told in words of either language", () => {
  const told = ["1박에 8만원까지", "up to 80,000 won a night", "20 dollars", "$20", "€5", "15 pounds a day"];
  for (const text of told) assert.equal(tellsUnit("How much is paid for a night?", text), 1, text);
  assert.equal(tellsUnit("How much is paid for a night?", "3 nights, won by the team"), -1);
  assert.equal(tellsUnit("Where is the hotel?", "80,000 won"), 0);
});
