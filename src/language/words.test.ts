import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "./words.ts";

test("a word wears neither its genitive nor hyphens and quotes at its end", () => {
  const words = wordsOf("harbours' harbour's harbour-'s half-life-- half-life'’-");
  assert.deepEqual([...words], ["harbour", "harbour", "harbour", "half-life", "half-life"]);
});

/** Milliseconds of the processor that reading takes. */
function costOf(text: string, times: number): number {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) Array.from(wordsOf(text));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

for (const sign of ["-", "'", "’"])
  test(`a word with a row of ${sign} in it is read in time that grows with it, not faster`, () => {
    const [short, long] = [`a${sign.repeat(8_000)}b`, `a${sign.repeat(80_000)}b`];
    const [inPieces, inOne] = [costOf(short, 10), costOf(long, 1)];
    assert.ok(inOne < 4 * inPieces + 150, `${inOne} ms in one, ${inPieces} ms in pieces`);
  });
