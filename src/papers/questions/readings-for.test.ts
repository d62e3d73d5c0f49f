import assert from "node:assert/strict";
import { test } from "node:test";
import { notSaid } from "./answer-columns.ts";
import { readingsFor } from "./readings-for.ts";

const filler = "The sample was dried and weighed again. ".repeat(900);
const text = `Opening words of the paper. ${filler}A weakness is the small sample. ${filler}`;

test("a question in Korean reads first where an English paper speaks of it, and the rest in turn", () => {
  const readings = readingsFor("이 연구의 단점은?", text);
  assert.match(readings[0] ?? "", /^Opening words[\s\S]*A weakness is the small sample/);
  assert.ok(readings.every((reading) => reading.length <= 12_000));
  assert.equal(readings.join("").length, text.length);
});

test("a short text is one reading", () => {
  assert.deepEqual(readingsFor("why?", "Because."), ["Because."]);
});

test("only what was read whole is known not to say it", () => {
  assert.deepEqual(notSaid(500, 500), { quote: null, why: "not-said" });
  assert.deepEqual(notSaid(250, 1_000), { quote: null, why: "not-in-part", readShare: 0.25 });
});
