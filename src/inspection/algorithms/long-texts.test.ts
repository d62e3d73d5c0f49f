import assert from "node:assert/strict";
import { test } from "node:test";
import type { Algorithm } from "./algorithm.ts";
import { linkCheck } from "./link-check/index.ts";
import { piiCheck } from "./pii-check/index.ts";
import { profanityCheck } from "./profanity-check/index.ts";
import { secretCheck } from "./secret-check/index.ts";

/** Texts of hardly anything but findings. */
const texts: readonly (readonly [kind: string, algorithm: Algorithm, row: (index: number) => string])[] = [
  ["mail addresses", piiCheck, (index) => `n${index % 10}@b.kr `],
  ["telephone numbers", piiCheck, (index) => `02-123-45${10 + (index % 90)}\n`],
  ["addresses in the net", piiCheck, (index) => `10.2.3.${index % 256} `],
  ["links in running text", linkCheck, (index) => `http://${index % 10}.kr `],
  ["links with words", linkCheck, (index) => `[b](http://${index % 10}.kr) http://d.kr `],
  ["rough words beside innocent ones", profanityCheck, () => "개새끼 쓰레기통 "],
  ["passwords in addresses", secretCheck, (index) => `ws://u:pw${index % 10}@h1 `],
  ["keys that are assigned", secretCheck, (index) => `api_key=aB3dE5fG7hJ9${index % 10} `],
];

const textOf = (row: (index: number) => string, length: number) => {
  let text = "";
  for (let index = 0; text.length < length; index += 1) text += row(index);
  return text;
};

/** The clock of the processor ticks in milliseconds: what takes less than some ticks is not told apart. */
const leastMicroseconds = 30_000;

/** Processor time of this thread: what else the machine does is not counted. */
function costOf(algorithm: Algorithm, text: string, times: number): number {
  const { find } = algorithm.prepare({}, { baseDirectory: "." });
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) find?.({ text });
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(leastMicroseconds, user + system);
}

for (const [kind, algorithm, row] of texts) {
  test(`${kind}: one long text is no more work than the same length in short ones`, () => {
    const inPieces = costOf(algorithm, textOf(row, 20_000), 12);
    const inOne = costOf(algorithm, textOf(row, 240_000), 1);
    assert.ok(inOne < inPieces * 4, `${(inOne / inPieces).toFixed(1)} times the work`);
  });
}

test("addresses of hardly anything but full stops are no more work than others", () => {
  const plain = costOf(
    linkCheck,
    textOf(() => `http://${"a".repeat(1_990)}b `, 480_000),
    4,
  );
  const dotted = costOf(
    linkCheck,
    textOf(() => `http://${".".repeat(1_990)}b `, 480_000),
    4,
  );
  assert.ok(dotted < plain * 4, `${(dotted / plain).toFixed(1)} times the work`);
});
