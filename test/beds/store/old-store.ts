import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "kysely";
import { connect, type StoreOptions } from "../../../src/store/connect.ts";
import { baseline } from "../../../src/store/migrations/baseline.ts";
import { migrate } from "../../../src/store/migrations/migrate.ts";

const rowsAtOnce = 500;

/** A store as 0.2.0 left it: one session, `old`, with so many messages. */
export async function createOldStore(options: StoreOptions, messages: number): Promise<void> {
  const { db, dialect } = await connect(options);
  await migrate(db, dialect, [baseline]);
  // Its schema came in thirteen migrations, and it says so of each.
  await sql`insert into "migrations" values ('001-conversations', 1, 1), ('012-shown-words', 1, 1)`.execute(db);
  const at = 1_790_000_000_000;
  await sql`insert into "sessions" values ('old', 'chat', '옛 대화', null, 'ko', '{}', ${at}, ${at}, ${`m${messages - 1}`})`.execute(
    db,
  );
  for (let start = 0; start < messages; start += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, messages - start);
    const rows = Array.from(
      { length: count },
      (_, index) =>
        sql`('old', ${`m${start + index}`}, ${sql.lit(start + index)}, 'user', '[]', 'null', 'x', null, ${at}, ${start + index === 0 ? null : `m${start + index - 1}`})`,
    );
    await sql`insert into "messages" values ${sql.join(rows)}`.execute(db);
  }
  await db.destroy();
}

export interface OpeningChild {
  /** Its code is loaded, and it begins to open the store. */
  readonly started: Promise<unknown>;
  kill(): Promise<void>;
}

/** Another process that opens the store and then does nothing. */
export function openInChild(options: StoreOptions): OpeningChild {
  const script = new URL("./open-and-wait.ts", import.meta.url).pathname;
  const args = ["--disable-warning=ExperimentalWarning", script, JSON.stringify(options)];
  const child: ChildProcess = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const gone = once(child, "exit");
  return {
    started: Promise.race([child.stdout === null ? gone : once(child.stdout, "data"), gone]),
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
