import assert from "node:assert/strict";
import { test } from "node:test";
import { inspectConfigSchema } from "../config.ts";
import { comparingChecks } from "./settings.ts";

test("checks that compare are known by what they stand on in the end, and a circle of them ends", () => {
  const standing = (bases: Record<string, string>) => ({
    algorithms: ["repetition_check", "mine", "deeper", "other"],
    config: inspectConfigSchema.parse({
      checks: Object.entries(bases).map(([name, base]) => ({ name, title: name, base })),
    }),
  });
  assert.deepEqual(comparingChecks(standing({ mine: "repetition_check", deeper: "mine", other: "pii_check" })), [
    "repetition_check",
    "mine",
    "deeper",
  ]);
  const circles: Record<string, string>[] = [
    { mine: "mine" },
    { mine: "deeper", deeper: "mine" },
    { other: "mine", mine: "deeper", deeper: "mine" },
  ];
  for (const circle of circles)
    assert.deepEqual(comparingChecks(standing(circle)), ["repetition_check"], JSON.stringify(circle));
});
