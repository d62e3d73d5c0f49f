import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { BlockWriter, blockOf, findInBlock, readBlock } from "./blocks.ts";
import { type Postings, PostingsBuffer, PostingsWriter } from "./postings.ts";

const pack = (pairs: readonly (readonly [number, number])[]): Postings => {
  const writer = new PostingsWriter();
  for (const [chunk, frequency] of pairs) writer.add(chunk, frequency);
  return writer.take();
};
const unpack = (postings: Postings) => {
  const buffer = new PostingsBuffer();
  buffer.decode(postings);
  return Array.from({ length: buffer.count }, (_, at) => [buffer.chunks[at], buffer.frequencies[at]]);
};

describe("postings", () => {
  it("come out as they went in, far apart and frequent too", () => {
    const pairs = [
      [0, 1],
      [1, 7],
      [200, 1],
      [20_000, 300],
      [5_000_000, 1],
      [60_000_000, 70_000],
    ] as const;
    assert.deepEqual(unpack(pack(pairs)), pairs);
  });

  it("are appended without being read, under higher numbers", () => {
    const writer = new PostingsWriter();
    writer.append(
      pack([
        [3, 1],
        [9, 2],
      ]),
      0,
    );
    writer.append(
      pack([
        [0, 5],
        [4, 1],
      ]),
      10,
    );
    writer.append(pack([]), 20);
    writer.append(pack([[1, 1]]), 1000);
    assert.deepEqual(unpack(writer.take()), [
      [3, 1],
      [9, 2],
      [10, 5],
      [14, 1],
      [1001, 1],
    ]);
  });
});

describe("blocks", () => {
  const terms = Array.from(
    { length: 3000 },
    (_, at) => `b${String.fromCharCode(0xac00 + at)}𠀀${at % 3 ? "" : "가"}`,
  ).sort();

  it("hold every term, findable by the first term of its block", () => {
    const fresh = new BlockWriter();
    const written = terms
      .map((term, at) => fresh.add({ term, postings: pack([[at, 1]]) }))
      .filter((block) => block !== null);
    const last = fresh.end();
    const all = last === null ? written : [...written, last];
    assert.ok(all.length > 3);
    assert.deepEqual(
      all.flatMap((block) => [...readBlock(block)].map(({ term }) => term)),
      terms,
    );
    for (const [at, term] of terms.entries()) {
      const block = all[blockOf(fresh.firstTerms, term) ?? -1];
      assert.ok(block);
      const postings = findInBlock(block, term);
      assert.deepEqual(postings && unpack(postings), [[at, 1]]);
    }
    assert.equal(blockOf(fresh.firstTerms, "a"), null);
    assert.equal(findInBlock(all[0] ?? new Uint8Array(), "b없다"), null);
  });
});
