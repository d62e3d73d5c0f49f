import assert from "node:assert/strict";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "../../test/beds/store/index.ts";
import { storeFaults } from "./faults.ts";
import { createKeptRoom } from "./kept-room.ts";
import { openStore } from "./open-store.ts";

const isKept = (folder: string) =>
  stat(join(folder, "kept-room")).then(
    () => true,
    () => false,
  );

test("on a full disk what is removed is removed in the room that was kept for it, which is kept again afterwards", async (t) => {
  const folder = await temporaryFolder(t);
  const room = createKeptRoom(folder);
  await room.keep();
  assert.equal(await isKept(folder), true);
  const remove = async () => {
    if (await isKept(folder)) throw storeFaults.full(folder);
    return "removed";
  };
  assert.equal(await room.making(remove), "removed");
  await room.keep();
  assert.equal(await isKept(folder), true);
  await assert.rejects(
    room.making(() => Promise.reject(storeFaults.busy(folder))),
    { code: "store-busy" },
  );
  assert.equal(await isKept(folder), true, "only a full disk takes it");
});

test("a store keeps room back from its opening", async (t) => {
  const folder = await temporaryFolder(t);
  const store = await openStore({ dataDir: folder });
  t.after(() => store.close());
  assert.equal(await isKept(folder), true);
});
