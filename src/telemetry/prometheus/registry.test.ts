import assert from "node:assert/strict";
import { it } from "node:test";
import { createMetricRegistry } from "./registry.ts";

it("buckets add up, and labels are escaped", async () => {
  const registry = createMetricRegistry();
  const durations = registry.histogram("seconds", "How long.", [1, 5]);
  for (const value of [0.5, 1, 3, 9]) durations.observe({ of: 'a "b"\n\\c' }, value);
  const of = String.raw`of="a \"b\"\n\\c"`;
  assert.equal(
    await registry.text(),
    [
      "# HELP seconds How long.",
      "# TYPE seconds histogram",
      `seconds_bucket{${of},le="1"} 2`,
      `seconds_bucket{${of},le="5"} 3`,
      `seconds_bucket{${of},le="+Inf"} 4`,
      `seconds_sum{${of}} 13.5`,
      `seconds_count{${of}} 4`,
      "",
    ].join("\n"),
  );
});
