import assert from "node:assert/strict";
import { test } from "node:test";
import { JihwiError, type Plan } from "#protocol";
import { orderPlan } from "./plan.ts";

const plan = (...steps: [id: number, dependsOn: number[], input?: Record<string, string>][]): Plan => ({
  steps: steps.map(([step_id, depends_on, input_spec = { text: "original_input" }]) => ({
    step_id,
    algorithm_name: `algorithm_${step_id}`,
    description: "",
    input_spec,
    depends_on,
  })),
  metadata: {},
});
const ids = (given: Plan) => orderPlan(given).map(({ step_id }) => step_id);
const refuses = (given: Plan, about: RegExp) =>
  assert.throws(
    () => orderPlan(given),
    (thrown) => thrown instanceof JihwiError && thrown.code === "plan-invalid" && about.test(thrown.says.en),
  );

test("a step stands after all it depends on, wherever it is listed", () => {
  assert.deepEqual(ids(plan([1, []], [2, []], [3, [1, 2]])), [1, 2, 3]);
  assert.deepEqual(ids(plan([1, [2]], [2, [3]], [3, []])), [3, 2, 1]);
});

test("cycles, unknown ids and double ids are refused by name", () => {
  refuses(plan([1, [2]], [2, [1]]), /wait for each other: 1, 2/);
  refuses(plan([1, [1]]), /wait for each other: 1/);
  refuses(plan([1, [7]]), /depends on step 7/);
  refuses(plan([1, []], [1, []]), /appears twice/);
});

test("an input comes from the text alone", () => {
  refuses(plan([1, [], { text: "the web" }]), /must be original_input/);
});

test("a plan without a check is no plan: it would pass every text", () => {
  refuses(plan(), /no check/);
});
