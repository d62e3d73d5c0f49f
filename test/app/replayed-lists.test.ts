import assert from "node:assert/strict";
import { after, test } from "node:test";
import { z } from "zod";
import { differencesOf } from "../../src/learning/replay.ts";
import { type ReplayedStep, replayedStepSchema } from "../../src/protocol/replay.ts";
import { openTestApp } from "./open-test-app.ts";

const jihwi = await openTestApp({});
after(() => jihwi[Symbol.asyncDispose]());

interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

/** A value of a schema whose lists have so many entries. */
function sampleOf(schema: JsonSchema, entries: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {}, entries);
  const { items, properties } = schema;
  if (items !== undefined) return Array.from({ length: entries }, () => sampleOf(items, entries));
  if (properties === undefined) return schema.type === "number" || schema.type === "integer" ? 1 : "글";
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sampleOf(part, entries)]));
}

test("every step that is run again with longer, shorter and empty lists can be told to the page", () => {
  const steps = [...jihwi.jihwi.agents.values()].flatMap((agent) => agent.steps);
  assert.ok(steps.length > 10);
  for (const step of steps) {
    if (step.kind !== "object") continue;
    const schema = z.toJSONSchema(step.output, { io: "output", unrepresentable: "any" }) as JsonSchema;
    for (const [before, after] of [0, 1, 3].flatMap((one) => [0, 1, 3].map((other) => [one, other] as const))) {
      const outputs = { before: sampleOf(schema, before), after: sampleOf(schema, after) };
      const replayed: ReplayedStep = {
        seq: 1,
        step: step.name,
        before: { executor: "rule", output: outputs.before },
        after: {
          ...{ executor: "rule", fallbackFrom: null, error: null, usage: null, cost: null, ms: 1 },
          output: outputs.after,
        },
        differences: differencesOf(outputs.before, outputs.after),
      };
      const sent: unknown = JSON.parse(JSON.stringify(replayed));
      assert.deepEqual(z.parse(replayedStepSchema, sent), replayed, step.name);
    }
  }
});
