import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chmod, mkdir, stat, truncate, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, test } from "node:test";
import { sql } from "kysely";
import { z } from "zod";
import { type ErrorCode, JihwiError } from "#protocol";
import { asOrdinaryUser, noOrdinaryUser } from "../../test/beds/as-ordinary-user.ts";
import { startChild } from "../../test/beds/store/children.ts";
import { createDatabase, describeStores } from "../../test/beds/store/describe-stores.ts";
import { createOldStore } from "../../test/beds/store/old-store.ts";
import { temporaryFolder } from "../../test/beds/store/temporary-folder.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrations/migrate.ts";
import { migrations } from "./migrations/migrations.ts";
import { openStore, type Store } from "./open-store.ts";

/** A fault has its code and its remedy, in both languages. */
function fault(code: ErrorCode) {
  return (error: JihwiError) => {
    assert.equal(error.code, code, String(error));
    assert.ok(error.hint?.ko && error.hint.en);
    return true;
  };
}

describeStores("opening a store", (stores) => {
  test("what was written is there when it is opened again", async (t) => {
    const options = await stores.options(t);
    const first = await openStore(options);
    await first.sessions.create({ id: "s", agent: "chat", title: "안녕" });
    await first.close();
    const second = await openStore(options);
    t.after(() => second.close());
    assert.equal((await second.sessions.get("s")).title, "안녕");
  });

  test("several that open an empty store at once all succeed and see one another's writes", async (t) => {
    const options = await stores.options(t);
    const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(options)));
    t.after(() => Promise.all(opened.map((store) => store.close())));
    await Promise.all(opened.map((store, index) => store.sessions.create({ id: `s${index}`, agent: "chat" })));
    for (const store of opened) assert.equal((await store.sessions.list()).items.length, 4);
  });

  test("a store that a newer version migrated is refused and left as it is", async (t) => {
    const options = await stores.options(t);
    await (await openStore(options)).close();
    const { db } = await connect(options);
    await db.insertInto("migrations").values({ name: "999-future", appliedAt: 1, openedAt: 1 }).execute();
    await assert.rejects(openStore(options), fault("store-newer"));
    const row = await db.selectFrom("migrations").selectAll().where("name", "=", "999-future").executeTakeFirst();
    await db.destroy();
    assert.deepEqual({ ...row }, { name: "999-future", appliedAt: 1, openedAt: 1 });
  });

  test("a store of 0.2.0 opens with all of its messages, in their order", async (t) => {
    const options = await stores.options(t);
    await createOldStore(options, 3);
    const store = await openStore(options);
    t.after(() => store.close());
    const messages = await store.messages.list("old");
    assert.deepEqual(
      messages.map(({ id, parentId }) => [id, parentId]),
      [
        ["m0", null],
        ["m1", "m0"],
        ["m2", "m1"],
      ],
    );
    assert.equal((await store.sessions.get("old")).pinned, 0);
  });

  test("a store of 0.1.0 is refused, and left to 0.2.0", async (t) => {
    const options = await stores.options(t);
    await (await openStore(options)).close();
    const { db } = await connect(options);
    await sql`delete from "migrations"`.execute(db);
    await db.insertInto("migrations").values({ name: "008-inspection-counts", appliedAt: 1, openedAt: 1 }).execute();
    await db.destroy();
    await assert.rejects(openStore(options), fault("store-unavailable"));
  });

  test("a migration that fails half-way leaves the schema as it was", async (t) => {
    const options = await stores.options(t);
    await (await openStore(options)).close();
    const { db, dialect } = await connect(options);
    t.after(() => db.destroy());
    const broken = {
      name: "998-broken",
      sql: () => `create table "half" ("id" text);
        create broken;`,
    };
    await assert.rejects(migrate(db, dialect, [...migrations, broken]), /broken|syntax/);
    const tables = await db.introspection.getTables();
    assert.ok(!tables.some((table) => table.name === "half"));
    assert.equal((await db.selectFrom("migrations").selectAll().execute()).length, migrations.length);
  });
});

test("other users of the machine read no database, nor a folder that was made for it", {
  skip: process.platform === "win32",
}, async (t) => {
  const dataDir = await temporaryFolder(t);
  await chmod(dataDir, 0o755);
  const modes = (store: Store) =>
    Promise.all(["", "jihwi.sqlite", "jihwi.sqlite-wal"].map((name) => stat(join(dataDir, name)))).then(
      async (found) => {
        await store.close();
        return found.map(({ mode }) => mode & 0o777);
      },
    );
  assert.deepEqual(await modes(await openStore({ dataDir })), [0o700, 0o600, 0o600]);
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, "jihwi.sqlite"), 0o644);
  assert.deepEqual(await modes(await openStore({ dataDir })), [0o755, 0o600, 0o600], "a database of former versions");
});

describe("faults of a data folder", () => {
  test("a folder that cannot be written", { skip: noOrdinaryUser }, async (t) => {
    const dataDir = await temporaryFolder(t);
    await chmod(dataDir, 0o555);
    await assert.rejects(
      asOrdinaryUser(() => openStore({ dataDir })),
      fault("store-read-only"),
    );
    await assert.rejects(
      asOrdinaryUser(() => openStore({ dataDir: join(dataDir, "inner") })),
      fault("store-read-only"),
    );
  });

  test("a store that can be read but not written", { skip: noOrdinaryUser }, async (t) => {
    const dataDir = await temporaryFolder(t);
    await (await openStore({ dataDir })).close();
    await chmod(join(dataDir, "jihwi.sqlite"), 0o444);
    await chmod(dataDir, 0o555);
    await assert.rejects(
      asOrdinaryUser(() => openStore({ dataDir })),
      fault("store-read-only"),
    );
  });

  test("a folder below one that takes none", { skip: existsSync("/proc/self") ? false : "no /proc here" }, async () => {
    await assert.rejects(openStore({ dataDir: "/proc/jihwi" }), fault("store-unavailable"));
    await assert.rejects(openStore({ dataDir: "/proc/jihwi/inner" }), fault("store-unavailable"));
  });

  test("a file where the folder should be", async (t) => {
    const dataDir = join(await temporaryFolder(t), "file");
    await writeFile(dataDir, "");
    await assert.rejects(openStore({ dataDir }), fault("store-unavailable"));
  });

  test("a file that is no database, and one that was cut off", async (t) => {
    const dataDir = await temporaryFolder(t);
    await writeFile(join(dataDir, "jihwi.sqlite"), "이것은 데이터베이스가 아닙니다. ".repeat(100));
    await assert.rejects(openStore({ dataDir }), fault("store-damaged"));
    const cut = join(dataDir, "cut");
    await mkdir(cut);
    await (await openStore({ dataDir: cut })).close();
    await truncate(join(cut, "jihwi.sqlite"), 9000);
    await assert.rejects(openStore({ dataDir: cut }), fault("store-damaged"));
  });

  test("another process that holds the store for too long", async (t) => {
    const dataDir = await temporaryFolder(t);
    const store = await openStore({ dataDir, busyMs: 50 });
    t.after(() => store.close());
    const other = new DatabaseSync(join(dataDir, "jihwi.sqlite"));
    other.exec("begin immediate");
    await assert.rejects(openStore({ dataDir, busyMs: 50 }), fault("store-busy"));
    await assert.rejects(store.settings.put("a", 1), fault("store-busy"));
    other.exec("commit");
    other.close();
    await store.settings.put("a", 1);
  });

  // The size of files is limited instead of the disk's: writes fail in the same way. 25 is SIGXFSZ.
  const limitedTo = (blocks: number) => ["sh", "-c", `trap "" 25; ulimit -f ${blocks}; exec "$@"`, "sh"];
  const script = new URL("../../test/beds/store/open-and-tell.ts", import.meta.url);

  test("a disk that has no room for the files that are made on opening", async (t) => {
    const dataDir = await temporaryFolder(t);
    await (await openStore({ dataDir })).close();
    const child = startChild(t, script, { options: { dataDir } }, limitedTo(8));
    assert.equal((await child.lines.next()).value, "store-full hint");
  });

  test("a disk that is full, and the store opens again when there is room", async (t) => {
    const dataDir = await temporaryFolder(t);
    const child = startChild(t, script, { options: { dataDir } }, limitedTo(4000));
    assert.equal((await child.lines.next()).value, "store-full hint");
    const store = await openStore({ dataDir });
    t.after(() => store.close());
    assert.equal((await store.sessions.get("session")).id, "session");
  });
});

describe("faults of a database server", () => {
  test("an address that is none", async (t) => {
    const dataDir = await temporaryFolder(t);
    await assert.rejects(openStore({ dataDir, databaseUrl: "no address" }), fault("store-unavailable"));
  });

  test("a server that is not there, whose password is not told", async (t) => {
    const dataDir = await temporaryFolder(t);
    const closed = createServer().listen(0, "127.0.0.1");
    const address = await new Promise<ReturnType<typeof closed.address>>((resolve) =>
      closed.once("listening", () => resolve(closed.address())),
    );
    await new Promise((resolve) => closed.close(resolve));
    const port = typeof address === "object" && address ? address.port : 0;
    const databaseUrl = `postgres://user:secret@127.0.0.1:${port}/jihwi`;
    await assert.rejects(openStore({ dataDir, databaseUrl }), (error: JihwiError) => {
      assert.ok(!error.message.includes("secret"));
      return fault("store-unavailable")(error);
    });
  });

  test("connections that the server drops are replaced, and the process goes on", async (t) => {
    const databaseUrl = await createDatabase();
    const store = await openStore({ dataDir: await temporaryFolder(t), databaseUrl });
    t.after(() => store.close());
    const { db } = await connect({ dataDir: "", databaseUrl });
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await db.destroy();
    // A statement may still meet the dropped connection, and says so; the pool then opens another.
    let failures = 0;
    while (failures < 5) {
      try {
        await store.settings.put("a", 2);
        break;
      } catch (thrown) {
        assert.ok(thrown instanceof JihwiError && thrown.retryable && thrown.code === "store-unavailable");
        failures += 1;
      }
    }
    assert.equal(await store.settings.find("a", z.number()), 2);
  });

  test("a database that does not exist", async (t) => {
    const dataDir = await temporaryFolder(t);
    const databaseUrl = `${await createDatabase()}_none`;
    await assert.rejects(openStore({ dataDir, databaseUrl }), fault("store-unavailable"));
  });
});
