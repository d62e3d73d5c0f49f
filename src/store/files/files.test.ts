import assert from "node:assert/strict";
import { createHash, randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { JihwiError } from "#protocol";
import { describeStores } from "../../../test/beds/store/describe-stores.ts";
import { pieceBytes } from "./files.ts";

describeStores("files", (stores) => {
  test("a file of several pieces comes back byte by byte, whole and in bounded pieces", async (t) => {
    const { files } = await stores.open(t);
    const content = randomBytes(pieceBytes * 2 + 7);
    const { hash, bytes } = await files.put(content);
    assert.equal(bytes, content.length);
    assert.equal(hash, createHash("sha256").update(content).digest("hex"));
    assert.ok(Buffer.from(await files.get(hash)).equals(content));
    const pieces: Uint8Array[] = [];
    for await (const piece of files.read(hash)) pieces.push(piece);
    assert.ok(pieces.every((piece) => piece.length <= pieceBytes));
    assert.ok(Buffer.concat(pieces).equals(content));
  });

  test("a part of a file comes alone, whatever pieces it was kept in", async (t) => {
    const { files } = await stores.open(t);
    const content = randomBytes(pieceBytes + 5000);
    const { hash } = await files.put([content.subarray(0, 1000), content.subarray(1000)]);
    assert.equal(await files.size(hash), content.length);
    const edges = [0, 1, 999, 1000, 1001, pieceBytes, pieceBytes + 1000, content.length];
    for (const [start, end] of edges.flatMap((start) => edges.map((end) => [start, end] as const))) {
      const pieces: Uint8Array[] = [];
      for await (const piece of files.read(hash, { start, end })) pieces.push(piece);
      assert.ok(Buffer.concat(pieces).equals(content.subarray(start, Math.max(start, end))), `${start} to ${end}`);
    }
    await assert.rejects(files.size("0".repeat(64)), (error: JihwiError) => error.code === "not-found");
  });

  test("the same content is kept once, and an empty file is a file", async (t) => {
    const { files } = await stores.open(t);
    const first = await files.put(Buffer.from("계약서"));
    const second = await files.put([Buffer.from("계약"), Buffer.from("서")]);
    assert.deepEqual(first, second);
    const empty = await files.put(new Uint8Array());
    assert.equal((await files.get(empty.hash)).length, 0);
    const names: string[] = [];
    for await (const name of files.list()) names.push(name);
    assert.deepEqual(names, [first.hash, empty.hash].sort());
  });

  test("a file that breaks off while it is written leaves nothing", async (t) => {
    const store = await stores.open(t);
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("broken");
    }
    await assert.rejects(store.files.put(broken()), /broken/);
    const names: string[] = [];
    for await (const name of store.files.list()) names.push(name);
    assert.deepEqual(names, []);
    if (store.kind === "sqlite") assert.deepEqual(await readdir(join(store.options.dataDir, "files")), []);
  });

  test("a name that is no hash reaches no file", async (t) => {
    const { files } = await stores.open(t);
    const refused = (error: JihwiError) => error.code === "not-found";
    await assert.rejects(files.get("../jihwi.sqlite"), refused);
    await assert.rejects(files.get("0".repeat(64)), refused);
    await assert.rejects(async () => {
      for await (const _ of files.read("0".repeat(64)));
    }, refused);
  });

  test("a file removed in a transaction that fails is still there", async (t) => {
    const store = await stores.open(t);
    const { hash, bytes } = await store.files.put(Buffer.from("원본"));
    await store.documents.add({ id: "d", name: "a.txt", format: "text", bytes, contentHash: hash });
    const failing = store.transaction(async (repositories) => {
      await repositories.documents.remove("d");
      throw new Error("stop");
    });
    await assert.rejects(failing, /stop/);
    assert.equal(await store.files.has(hash), true);
    await store.transaction((repositories) => repositories.documents.remove("d"));
    assert.equal(await store.files.has(hash), false);
  });
});
