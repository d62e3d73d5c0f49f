import assert from "node:assert/strict";
import { test } from "node:test";
import { fittingSize } from "./fitting-size.ts";

test("a model is recommended by the memory that is free, or none", () => {
  assert.deepEqual(fittingSize(16e9), { freeGigabytes: 16, billions: 14 });
  assert.deepEqual(fittingSize(8e9), { freeGigabytes: 8, billions: 8 });
  assert.deepEqual(fittingSize(1.2e9), { freeGigabytes: 1, billions: null });
});
