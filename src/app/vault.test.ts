import assert from "node:assert/strict";
import { readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { z } from "zod";
import type { JihwiError } from "#protocol";
import type { Store } from "#store";
import { describeStores, temporaryFolder } from "#store/testing";
import { createVault } from "./vault.ts";

const secretKey = "correct-horse-battery-staple-0001";
const value = { token: "sk-live-abcdefghijkl9876" };
const schema = z.object({ token: z.string() });

describeStores("a vault", (stores) => {
  /** A server of the store, with a data folder of its own. */
  async function server(t: TestContext, store: Store, key: string | null) {
    const dataDir = await temporaryFolder(t);
    const told: JihwiError[] = [];
    const vault = createVault({ store, dataDir, secretKey: key, log: (error) => void told.push(error) });
    return { dataDir, vault, shelf: vault.shelf("key", schema), told };
  }

  test("servers with one key share what one of them was given, and the store has none of its words", async (t) => {
    const store = await stores.open(t);
    const [one, two] = [await server(t, store, secretKey), await server(t, store, secretKey)];
    await one.shelf.put("A", value);
    assert.deepEqual(await two.shelf.all(), { A: value });
    assert.ok(!JSON.stringify(await store.sealedValues.list()).includes(value.token));
    assert.deepEqual(await one.vault.shelf("other", schema).all(), {});
  });

  test("without the key nothing is shown, nothing is written over, and it can be forgotten", async (t) => {
    const store = await stores.open(t);
    await (await server(t, store, secretKey)).shelf.put("A", value);
    for (const key of [null, "another-key-that-opens-nothing-00"]) {
      const { vault, shelf, told } = await server(t, store, key);
      assert.deepEqual([await shelf.all(), await vault.count()], [{}, { all: 1, closed: 1 }]);
      await assert.rejects(shelf.put("A", { token: "mine" }), { code: "bad-config" });
      await assert.rejects(vault.rotate("a-new-key-that-is-long-enough-000"), { code: "bad-config" });
      assert.equal(told.length, 1);
    }
    const { vault, shelf } = await server(t, store, null);
    assert.equal(await vault.forget(), 1);
    await shelf.put("A", value);
    assert.deepEqual(await shelf.all(), { A: value });
  });

  test("a value that was moved to another name, or changed, does not open", async (t) => {
    const store = await stores.open(t);
    const { shelf } = await server(t, store, secretKey);
    await shelf.put("A", value);
    const [row] = await store.sealedValues.list();
    assert.ok(row);
    await store.sealedValues.put({ ...row, name: "B" });
    await store.sealedValues.put({ ...row, sealed: `${row.sealed.slice(0, -4)}AAA=` });
    assert.deepEqual(await shelf.all(), {});
  });

  test("the key of a folder is its owner's alone, is made once, and is changed without a loss", async (t) => {
    const store = await stores.open(t);
    const { dataDir, shelf, vault } = await server(t, store, null);
    const beside = createVault({ store, dataDir, secretKey: null, log: assert.ifError });
    await Promise.all([shelf.put("A", value), beside.shelf("key", schema).put("B", value)]);
    const file = join(dataDir, "secret.key");
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const before = await readFile(file, "utf8");
    assert.equal(await vault.rotate(null), 2);
    assert.notEqual(await readFile(file, "utf8"), before);
    assert.deepEqual(await beside.shelf("key", schema).all(), { A: value, B: value });
    // A change that was broken off between the store and the file.
    await rename(file, `${file}.next`);
    await writeFile(file, before);
    const again = createVault({ store, dataDir, secretKey: null, log: assert.ifError });
    assert.deepEqual(await again.shelf("key", schema).all(), { A: value, B: value });
  });

  test("a key of the environment is changed only to one that is given", async (t) => {
    const store = await stores.open(t);
    const { shelf, vault } = await server(t, store, secretKey);
    await shelf.put("A", value);
    await assert.rejects(vault.rotate(null), { code: "bad-input" });
    const next = "a-new-key-that-is-long-enough-000";
    assert.equal(await vault.rotate(next), 1);
    assert.deepEqual(await (await server(t, store, next)).shelf.all(), { A: value });
    assert.deepEqual(await (await server(t, store, secretKey)).shelf.all(), {});
  });
});
