import assert from "node:assert/strict";
import { test } from "node:test";
import { type JihwiChunk, JihwiError } from "#protocol";
import { openStore } from "#store";
import { temporaryFolder } from "#store/testing";
import { readTurn } from "./read-turn.ts";

const brokenOff = { ko: "답이 끊겼습니다.", en: "The turn broke off." };
const away = new JihwiError("store-unavailable", { message: { ko: "닿지 않습니다.", en: "It is away." } });

test("a turn that broke off tells its failure also where the store is away", async (t) => {
  const store = await openStore({ dataDir: await temporaryFolder(t) });
  t.after(() => store.close());
  const stream = new ReadableStream<JihwiChunk>({
    start(controller) {
      controller.enqueue({ type: "data-notice", id: "turn-failed", data: { kind: "error", text: brokenOff } });
      controller.close();
    },
  });
  const turns = { ...store.turns, get: () => Promise.reject(away) };
  const { failure, isCut } = await readTurn({ store: { ...store, turns } }, { id: "turn", stream }, () => {});
  assert.deepEqual([failure?.code, failure?.says, isCut], ["store-unavailable", brokenOff, true]);
});
