import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readInPieces } from "./in-pieces.ts";

describe("what is read in pieces", () => {
  it("is read once, and the rest of it at once for who asks meanwhile", async () => {
    const steps: string[] = [];
    const table = readInPieces(function* () {
      steps.push("first");
      yield;
      steps.push("second");
      return "whole";
    });
    await table.prepare(async () => {
      steps.push("pause");
      assert.equal(table.now(), "whole");
    });
    assert.equal(table.now(), "whole");
    assert.deepEqual(steps, ["first", "pause", "second"]);
  });

  it("is begun anew after a failure, and tells the failure each time", () => {
    let tries = 0;
    const table = readInPieces(function* () {
      tries += 1;
      yield;
      if (tries < 3) throw new Error(`try ${tries}`);
      return tries;
    });
    assert.throws(() => table.now(), /try 1/);
    assert.throws(() => table.now(), /try 2/);
    assert.equal(table.now(), 3);
  });
});
