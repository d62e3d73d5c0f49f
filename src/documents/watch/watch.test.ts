import assert from "node:assert/strict";
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { temporaryFolder } from "#store/testing";
import { type TestLibrary, testLibrary } from "../../../test/beds/documents/open-library.ts";
import { listWatchedFiles } from "./list-files.ts";
import { type SyncReport, syncFolder } from "./sync-folder.ts";
import { createFolderWatch, type FolderWatch } from "./watch-folders.ts";

const log = () => {};
const nobody = 65_534;

async function place(t: TestContext) {
  const folder = await temporaryFolder(t);
  const library = await testLibrary(t);
  const watch = createFolderWatch({ store: library.store, documents: library.documents, quietMs: 20, log });
  t.after(() => watch.stop());
  const row = await watch.add(folder);
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  return { folder, library, watch, row, write, sync: () => watch.sync(row) };
}

/** Starts it and waits for both looks that begin with a start: the second one is made when changes are seen. */
async function startAndLook(watch: FolderWatch): Promise<void> {
  const looked = Promise.withResolvers<void>();
  let looks = 0;
  watch.onSynced(() => {
    looks += 1;
    if (looks === 2) looked.resolve();
  });
  await watch.start();
  await looked.promise;
}

const names = async ({ documents }: TestLibrary) => (await documents.list()).items.map(({ name }) => name).sort();

test("a folder is listed without what its ignore files leave out, hidden files, links and files that are no documents", async (t) => {
  const folder = await temporaryFolder(t);
  for (const path of ["sub/deep", "build", ".git"]) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, ".gitignore"), "build/\n*.log.txt\n!keep.log.txt\n");
  writeFileSync(join(folder, "sub", ".jihwiignore"), "/draft*\n!keep-draft.md\n");
  for (const path of [
    ...["a.md", "x.log.txt", "keep.log.txt", "build/b.md", ".hidden.md", ".git/c.md", "program.exe"],
    ...["sub/draft-1.md", "sub/deep/draft.md", "sub/note.txt"],
  ])
    writeFileSync(join(folder, path), "글");
  symlinkSync("/etc/hosts", join(folder, "link.txt"));
  assert.deepEqual((await listWatchedFiles(folder)).files, [
    "a.md",
    "keep.log.txt",
    "sub/deep/draft.md",
    "sub/note.txt",
  ]);
});

describe("a folder in step", () => {
  test("files come, change and go, and so do their documents", async (t) => {
    const { folder, library, write, sync } = await place(t);
    write("a.md", "# 하나");
    write("b.md", "# 둘");
    assert.deepEqual((await sync()).added, ["a.md", "b.md"]);
    const nothing: SyncReport = { added: [], changed: [], removed: [], failed: [] };
    assert.deepEqual(await sync(), nothing, "a second look does nothing");

    write("a.md", "# 하나, 고침");
    rmSync(join(folder, "b.md"));
    const { changed, removed } = await sync();
    assert.deepEqual([changed, removed], [["a.md"], ["b.md"]]);
    assert.deepEqual(await names(library), ["a.md"]);
    const [document] = (await library.documents.list()).items;
    await library.documents.settled(document?.id ?? "");
    assert.equal((await library.documents.pages(document?.id ?? ""))[0]?.text, "# 하나, 고침");
  });

  test("what a file was goes at the next look when its removal has failed", async (t) => {
    const { folder, library, row, write } = await place(t);
    for (const name of ["a.md", "b.md", "c.md"]) write(name, `# ${name}`);
    const { store, documents } = library;
    await syncFolder(row, { store, documents });
    const remove = () => Promise.reject(new Error("disk full"));
    const failing = { ...documents, remove };
    write("a.md", "# 고침");
    await assert.rejects(syncFolder(row, { store, documents: failing }), /disk full/);
    assert.deepEqual((await syncFolder(row, { store, documents })).changed, ["a.md"]);
    assert.deepEqual(await names(library), ["a.md", "b.md", "c.md"]);

    rmSync(join(folder, "b.md"));
    await assert.rejects(syncFolder(row, { store, documents: failing }), /disk full/);
    assert.deepEqual((await syncFolder(row, { store, documents })).removed, ["b.md"]);
    assert.deepEqual(await names(library), ["a.md", "c.md"]);
  });

  test("a file that is what it was again when its document has gone is brought again", async (t) => {
    const { library, row, write } = await place(t);
    const { store, documents } = library;
    write("a.md", "# 하나");
    await syncFolder(row, { store, documents });
    write("a.md", "# 고침");
    const remove = async (...ids: string[]) => {
      await documents.remove(...ids);
      write("a.md", "# 하나");
    };
    assert.deepEqual((await syncFolder(row, { store, documents: { ...documents, remove } })).changed, ["a.md"]);
    assert.deepEqual(await names(library), ["a.md"]);
    assert.deepEqual((await syncFolder(row, { store, documents })).changed, []);
  });

  test("files that change or go together leave the library in one go, and a copy keeps its document", async (t) => {
    const { folder, library, row, write } = await place(t);
    for (const name of ["a.md", "b.md", "c.md", "d.md"]) write(name, `# ${name}`);
    write("copy.md", "# c.md");
    const { store, documents } = library;
    const removals: number[] = [];
    const remove = (...ids: string[]) => {
      removals.push(ids.length);
      return documents.remove(...ids);
    };
    await syncFolder(row, { store, documents: { ...documents, remove } });
    for (const name of ["a.md", "b.md", "c.md"]) write(name, `# ${name} 고침`);
    await syncFolder(row, { store, documents: { ...documents, remove } });
    for (const name of ["a.md", "copy.md", "d.md"]) rmSync(join(folder, name));
    await syncFolder(row, { store, documents: { ...documents, remove } });
    assert.deepEqual(removals, [2, 3]);
    assert.deepEqual(await names(library), ["b.md", "c.md"]);
  });

  test("a file is read again only where its size or times have changed, and surely while it is young", async (t) => {
    const { library, row, write } = await place(t);
    const { store, documents } = library;
    const seen = new Map<string, string>();
    const look = () => syncFolder(row, { store, documents, seen });
    for (const name of ["a.md", "b.md"]) write(name, `# ${name}`);
    const forgetHashes = async () => {
      for (const file of await store.watchedFolders.files(row.id))
        await store.watchedFolders.putFile({ ...file, hash: "none", isOwn: 0 });
    };
    await look();
    await look();
    await forgetHashes();
    assert.deepEqual((await look()).changed, ["a.md", "b.md"], "two saves may fall on one tick of the clock");

    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 60_000 });
    await look();
    await forgetHashes();
    assert.deepEqual((await look()).changed, []);
    write("b.md", "# 고침");
    assert.deepEqual((await look()).changed, ["b.md"]);
  });

  test("a file over the limit is refused unread, and told once", async (t) => {
    const { library, row, write } = await place(t);
    const { store } = library;
    const documents = { ...library.documents, largestFile: 10, add: () => Promise.reject(new Error("was read")) };
    write("large.md", "# 열 글자보다 긴 글");
    const [failed] = (await syncFolder(row, { store, documents })).failed;
    assert.match(failed?.message.en ?? "", /large\.md.*limit/);
    assert.deepEqual((await syncFolder(row, { store, documents })).failed, []);
  });

  test("a folder that is empty all at once, as a drive that was taken off, takes no document with it", async (t) => {
    const { folder, library, write, sync } = await place(t);
    for (const name of ["a.md", "b.md"]) write(name, `# ${name}`);
    await sync();
    for (const name of ["a.md", "b.md"]) rmSync(join(folder, name));
    await assert.rejects(sync(), { code: "conflict" });
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
    write("a.md", "# a.md");
    assert.deepEqual((await sync()).removed, ["b.md"], "one that is gone beside others is gone");
  });

  test("a folder that may not be read does not make up for all others that are gone at once", async (t) => {
    const { folder, library, write, sync } = await place(t);
    mkdirSync(join(folder, "sub"));
    for (const path of ["a.md", "b.md", "sub/c.md"]) write(path, `# ${path}`);
    await sync();
    symlinkSync(".gitignore", join(folder, "sub/.gitignore"));
    for (const name of ["a.md", "b.md"]) rmSync(join(folder, name));
    await assert.rejects(sync(), { code: "conflict" });
    assert.deepEqual(await names(library), ["a.md", "b.md", "c.md"]);
    write("a.md", "# a.md");
    assert.deepEqual((await sync()).removed, ["b.md"]);
  });

  test("what a person brings after the folder did stays, too", async (t) => {
    const { folder, library, write, sync } = await place(t);
    for (const name of ["a.md", "b.md"]) write(name, `# ${name}`);
    await sync();
    await library.documents.add(Buffer.from("# b.md"), "mine.md");
    rmSync(join(folder, "b.md"));
    await sync();
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
  });

  test("a file that may not be read is told each time, and keeps the document that it was", async (t) => {
    const { folder, library, write, sync } = await place(t);
    write("a.md", "# 하나");
    await sync();
    for (const { id } of (await library.documents.list()).items) await library.documents.settled(id);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "a.md"), 0o000);
    const isRoot = process.getuid?.() === 0;
    // Root may read everything: it looks as somebody else.
    if (isRoot) process.seteuid?.(nobody);
    const looks = await Promise.all([sync(), sync()]).finally(() => isRoot && process.seteuid?.(0));
    for (const { failed, ...rest } of looks) {
      assert.deepEqual(
        failed.map(({ path }) => path),
        ["a.md"],
      );
      assert.deepEqual(rest, { added: [], changed: [], removed: [] });
    }
    assert.deepEqual(await names(library), ["a.md"]);
  });

  test("a folder that may not be read is told and keeps its documents", async (t) => {
    const { folder, library, write, sync } = await place(t);
    mkdirSync(join(folder, "closed/.gitignore"), { recursive: true });
    for (const path of ["a.md", "closed/b.md"]) write(path, `# ${path}`);
    await sync();
    for (const { id } of (await library.documents.list()).items) await library.documents.settled(id);
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "closed"), 0o000);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(nobody);
    const { failed, ...rest } = await sync().finally(() => isRoot && process.seteuid?.(0));
    assert.deepEqual(
      failed.map(({ path }) => path),
      ["closed/"],
    );
    assert.deepEqual(rest, { added: [], changed: [], removed: [] });
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
    chmodSync(join(folder, "closed"), 0o755);
  });

  test("a folder whose way in is closed is not taken for gone", async (t) => {
    const { folder, library, write, sync } = await place(t);
    mkdirSync(join(folder, "closed/deep"), { recursive: true });
    for (const path of ["a.md", "closed/deep/b.md"]) write(path, `# ${path}`);
    await sync();
    for (const { id } of (await library.documents.list()).items) await library.documents.settled(id);
    chmodSync(folder, 0o755);
    // Its names can be listed, and nothing in it can be looked at.
    chmodSync(join(folder, "closed"), 0o444);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(nobody);
    const { failed, removed } = await sync().finally(() => isRoot && process.seteuid?.(0));
    chmodSync(join(folder, "closed"), 0o755);
    assert.deepEqual(
      failed.map(({ path }) => path),
      ["closed/deep/"],
    );
    assert.deepEqual(removed, []);
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
  });

  test("a folder whose rules cannot be read holds up nothing beside it, and is told in the list", async (t) => {
    const { folder, library, watch, write, sync } = await place(t);
    mkdirSync(join(folder, "sub"));
    write("sub/b.md", "# 둘");
    await sync();
    // It leads to itself; for root, too.
    symlinkSync(".gitignore", join(folder, "sub/.gitignore"));
    write("sub/c.md", "# 셋");
    write("d.md", "# 넷");
    const looked = new Promise<SyncReport>((resolve) => watch.onSynced((_, report) => resolve(report)));
    await watch.start();
    assert.deepEqual((await looked).added, ["d.md"]);
    assert.deepEqual(await names(library), ["b.md", "d.md"]);
    assert.match((await watch.list())[0]?.error?.message.en ?? "", /sub.* cannot be read/);
    await watch.stop();
    rmSync(join(folder, "sub"), { recursive: true });
    assert.deepEqual((await sync()).removed, ["sub/b.md"]);
  });

  test("a file that is renamed stays the same document", async (t) => {
    const { folder, library, write, sync } = await place(t);
    write("a.md", "# 하나");
    await sync();
    const before = (await library.documents.list()).items.map(({ id }) => id);
    renameSync(join(folder, "a.md"), join(folder, "z.md"));
    await sync();
    assert.deepEqual(
      (await library.documents.list()).items.map(({ id }) => id),
      before,
    );
  });

  test("what a person brought stays when the same file leaves the folder", async (t) => {
    const { folder, library, write, sync } = await place(t);
    await library.documents.add(new TextEncoder().encode("# 내 문서"), "내 문서.md");
    write("copy.md", "# 내 문서");
    await sync();
    rmSync(join(folder, "copy.md"));
    assert.deepEqual((await sync()).removed, ["copy.md"]);
    assert.deepEqual(await names(library), ["내 문서.md"]);
  });

  test("a file that can be no document is told once, and tried again when it changes", async (t) => {
    const { library, write, sync } = await place(t);
    write("broken.pdf", "이것은 PDF가 아니다");
    const [failed] = (await sync()).failed;
    assert.equal(failed?.path, "broken.pdf");
    assert.deepEqual((await sync()).failed, []);
    write("broken.pdf", "%PDF-1.4 still broken but of its kind");
    assert.deepEqual((await sync()).changed, ["broken.pdf"]);
    assert.deepEqual(await names(library), ["broken.pdf"]);
  });
});

describe("watching", () => {
  test("follows changes by itself, and after a restart what happened meanwhile", async (t) => {
    const { folder, library, watch, row, write } = await place(t);
    const seen: string[] = [];
    let wake = () => {};
    watch.onSynced((_, { added, changed, removed }) => {
      seen.push(
        ...added.map((path) => `+${path}`),
        ...changed.map((path) => `~${path}`),
        ...removed.map((path) => `-${path}`),
      );
      wake();
    });
    const until = async (mark: string) => {
      while (!seen.includes(mark)) await new Promise<void>((resolve) => (wake = resolve));
    };
    write("a.md", "# 하나");
    await watch.start();
    await until("+a.md");
    write("b.md", "# 둘");
    await until("+b.md");
    rmSync(join(folder, "a.md"));
    await until("-a.md");
    await watch.stop();

    write("c.md", "# 셋");
    rmSync(join(folder, "b.md"));
    const again = createFolderWatch({ store: library.store, documents: library.documents, quietMs: 20, log });
    t.after(() => again.stop());
    const caughtUp = new Promise<SyncReport>((resolve) => again.onSynced((_, report) => resolve(report)));
    await again.start();
    const { added, removed } = await caughtUp;
    assert.deepEqual([added, removed], [["c.md"], ["b.md"]]);
    assert.deepEqual((await again.list())[0], {
      ...(await again.list())[0],
      id: row.id,
      path: folder,
      isOn: true,
      files: 1,
    });
  });

  test("sees every save of an editor that puts a new file in the place of the old one", async (t) => {
    const { folder, watch, write } = await place(t);
    let synced = Promise.withResolvers<SyncReport>();
    watch.onSynced((_, report) => {
      if (report.added.length + report.changed.length > 0) synced.resolve(report);
    });
    write("a.md", "# 하나");
    await watch.start();
    await synced.promise;
    for (const time of [1, 2, 3]) {
      synced = Promise.withResolvers();
      write(".a.md.tmp", `# 하나, ${time}번째 고침`);
      renameSync(join(folder, ".a.md.tmp"), join(folder, "a.md"));
      assert.deepEqual((await synced.promise).changed, ["a.md"]);
    }
  });

  test("a file that cannot be read once its document has gone is tried until it can", async (t) => {
    const { library, row, write, sync } = await place(t);
    write("a.md", "# 하나");
    write("b.md", "# 둘");
    await sync();
    write("a.md", "# 고침");
    let isHeld = false;
    const remove = async (...ids: string[]) => {
      await library.documents.remove(...ids);
      isHeld = true;
    };
    const documents = {
      ...library.documents,
      remove,
      // Asked for with each reading, it stands for a program that holds the file.
      get largestFile(): number {
        if (isHeld) throw new Error("EBUSY");
        return library.documents.largestFile;
      },
    };
    const watch = createFolderWatch({ store: library.store, documents, quietMs: 20, heldMs: 20, log });
    t.after(() => watch.stop());
    const brought = Promise.withResolvers<void>();
    let failures = 0;
    watch.onSynced((_, { changed, failed }) => {
      if (failed.some(({ path }) => path === "a.md")) failures += 1;
      // More than the looks that a start makes by itself. No event tells that it is let go.
      if (failures === 4) isHeld = false;
      if (changed.includes("a.md")) brought.resolve();
    });
    await watch.start([row]);
    await brought.promise;
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
  });

  test("a folder that is off is not followed, keeps its documents, and catches up when it is on again", async (t) => {
    const { library, watch, row, write, sync } = await place(t);
    write("a.md", "# 하나");
    await sync();
    await watch.start();
    assert.equal((await watch.turn(row.id, false)).isOn, false);
    write("b.md", "# 둘");
    assert.deepEqual(await names(library), ["a.md"]);
    const caughtUp = new Promise<SyncReport>((resolve) =>
      watch.onSynced((_, report) => report.added.includes("b.md") && resolve(report)),
    );
    await watch.turn(row.id, true);
    await caughtUp;
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
  });

  test("a folder that another process switches off is not looked at any more, and followed when it is on again", async (t) => {
    const { folder, library, watch, row, write } = await place(t);
    const server = createFolderWatch({ ...library, quietMs: 20, followMs: 20, log });
    t.after(() => server.stop());
    for (const name of ["a.md", "b.md"]) write(name, `# ${name}`);
    await startAndLook(server);
    let synced = Promise.withResolvers<SyncReport>();
    server.onSynced((_, report) => {
      if (report.added.length + report.removed.length > 0) synced.resolve(report);
    });

    await watch.turn(row.id, false);
    rmSync(join(folder, "a.md"));
    const other = await temporaryFolder(t);
    writeFileSync(join(other, "c.md"), "# c.md");
    await watch.add(other);
    assert.deepEqual((await synced.promise).added, ["c.md"], "a folder that another process added is followed");
    assert.deepEqual(await names(library), ["a.md", "b.md", "c.md"]);

    synced = Promise.withResolvers();
    await watch.turn(row.id, true);
    assert.deepEqual((await synced.promise).removed, ["a.md"]);
  });

  test("a change right after another process has switched the folder off is not followed", async (t) => {
    const { folder, library, watch, row, write } = await place(t);
    const server = createFolderWatch({ ...library, quietMs: 20, followMs: 3_600_000, log });
    t.after(() => server.stop());
    for (const name of ["a.md", "b.md"]) write(name, `# ${name}`);
    await startAndLook(server);
    await watch.turn(row.id, false);
    rmSync(join(folder, "a.md"));
    // Long enough for a look at it to have begun; a stop waits for it.
    await setTimeout(200);
    await server.stop();
    assert.deepEqual(await names(library), ["a.md", "b.md"]);
  });

  test("a folder that is not there is refused, and one that went away is told in the list", async (t) => {
    const { folder, watch } = await place(t);
    await assert.rejects(watch.add(join(folder, "nowhere")), { code: "not-found" });
    rmSync(folder, { recursive: true });
    await watch.start();
    assert.equal((await watch.list())[0]?.error?.code, "not-found");
  });

  test("a folder that comes again is followed again", async (t) => {
    const { folder, library } = await place(t);
    const watch = createFolderWatch({ ...library, quietMs: 20, followMs: 20, log });
    t.after(() => watch.stop());
    const seen = Promise.withResolvers<void>();
    watch.onSynced((_, { added }) => {
      if (added.includes("later.md")) seen.resolve();
    });
    const gone = `${folder}-moved`;
    t.after(() => rmSync(gone, { recursive: true, force: true }));
    renameSync(folder, gone);
    await watch.start();
    assert.equal((await watch.list())[0]?.error?.code, "not-found");
    renameSync(gone, folder);
    writeFileSync(join(folder, "later.md"), "# 나중");
    await seen.promise;
    assert.equal((await watch.list())[0]?.error, null);
  });
});
