import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLibraries } from "./load-libraries.ts";

test("a library that cannot be loaded is told, and keeps no server from opening", async () => {
  const told: string[] = [];
  await loadLibraries({
    models: {
      forRole() {
        throw new Error("no such file");
      },
    },
    log: (error, about) => told.push(`${about}: ${String(error.cause)}`),
  });
  assert.deepEqual(told, ["loading: Error: no such file"]);
});
