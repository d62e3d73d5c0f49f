import assert from "node:assert/strict";
import { test } from "node:test";
import { papersNamedByAuthor } from "./short-names.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";
const nameOf = (at: number) => `Auth${[...String(at)].map((digit) => letters[Number(digit)]).join("")}`;

test("papers of a large notebook are named by a message, and those that it does not name cost next to nothing", () => {
  const names = Array.from({ length: 3_000 }, (_, at) => `${nameOf(at)} et al. ${2000 + (at % 20)}`);
  const message = `${nameOf(17).toUpperCase()} 2017이랑 ${nameOf(2024)} et al. (2004) 논문을 비교해줘`;
  const before = process.threadCpuUsage();
  const places = papersNamedByAuthor(message, names);
  const { user } = process.threadCpuUsage(before);
  assert.deepEqual(places, [17, 2024]);
  // A pattern for each of them took seconds, in which nobody was answered.
  assert.ok(user < 3_000_000, `${user} µs`);
});
