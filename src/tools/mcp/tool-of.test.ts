import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import type { Connection, DeclaredTool } from "./connection.ts";
import { toolOf } from "./tool-of.ts";

const connection: Connection = {
  state: "answered",
  error: null,
  tools: [],
  ready: async () => {},
  restart: async () => {},
  call: async () => ({ content: [], structured: null, isError: false }),
  close: async () => {},
};
const made = (inputSchema: DeclaredTool["inputSchema"]) =>
  toolOf({ name: "sea", title: "Sea", connection }, { name: "tide", inputSchema });

describe("the input of a server's tool", () => {
  it("that is endless when its references are written out is refused", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 18 }, (_, nth) => {
        const next = { $ref: `#/$defs/d${nth + 1}` };
        return [`d${nth}`, nth === 17 ? { type: "string" } : { type: "object", properties: { x: next, y: next } }];
      }),
    );
    assert.equal(made({ type: "object", properties: { all: { $ref: "#/$defs/d0" } }, $defs }), null);
  });

  it("of long words that are referred to again and again is refused", () => {
    const $defs = { long: { type: "string", description: "long ".repeat(10_000) } };
    const properties = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, nth) => [`p${nth}`, { $ref: "#/$defs/long" }]),
    );
    assert.equal(made({ type: "object", properties, $defs }), null);
  });

  it("is not held against a pattern that never ends, which the model is shown", () => {
    const slow = "^(a+)+$";
    const tool = made({
      type: "object",
      properties: { pattern: { type: "string", pattern: slow, description: "Letters" } },
      required: ["pattern"],
      patternProperties: { [slow]: { type: "string" } },
      additionalProperties: false,
    });
    assert.ok(tool !== null);
    assert.ok(z.safeParse(tool.input, { pattern: `${"a".repeat(24)}!`, [`${"a".repeat(24)}!`]: "more" }).success);
    assert.ok(!z.safeParse(tool.input, {}).success);
    assert.match(JSON.stringify(z.toJSONSchema(tool.input)), /Letters \(pattern: \^\(a\+\)\+\$\)/);
  });

  it("that refers to itself is checked on its first level", () => {
    const filter = {
      anyOf: [
        {
          type: "object",
          properties: { and: { type: "array", items: { $ref: "#/$defs/filter" } } },
          required: ["and"],
        },
        { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
      ],
    };
    const tool = made({
      type: "object",
      properties: { filter: { $ref: "#/$defs/filter" } },
      required: ["filter"],
      $defs: { filter },
    });
    assert.ok(tool !== null);
    assert.ok(z.safeParse(tool.input, { filter: { and: [{ name: "a" }, { and: [] }] } }).success);
    assert.ok(!z.safeParse(tool.input, { filter: { and: "a" } }).success);
  });

  it("keeps what it says of its parts, and definitions of either name", () => {
    const tool = made({
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { place: { $ref: "#/definitions/place", description: "A harbour" } },
      required: ["place"],
      definitions: { place: { type: "string", minLength: 2, enum: ["incheon", "busan"] } },
    });
    assert.ok(tool !== null);
    const schema = z.toJSONSchema(tool.input);
    assert.deepEqual(schema.required, ["place"]);
    assert.deepEqual(schema.properties?.place, {
      description: "A harbour",
      type: "string",
      enum: ["incheon", "busan"],
    });
  });
});
