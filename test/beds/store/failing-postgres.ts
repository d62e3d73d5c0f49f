import { randomUUID } from "node:crypto";
import type { TestContext } from "node:test";
import pg from "pg";
import { createDatabase } from "./describe-stores.ts";

export interface FailingPostgres {
  readonly databaseUrl: string;
  fail(): Promise<void>;
  mend(): Promise<void>;
}

/** A PostgreSQL that, when told to, lets its user in no more and ends the connections it has. */
export async function failingPostgres(t: TestContext): Promise<FailingPostgres> {
  const address = new URL(await createDatabase());
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  t.after(() => admin.end());
  const user = `u${randomUUID().replaceAll("-", "")}`;
  await admin.query(`create role ${user} login superuser`);
  address.username = user;
  return {
    databaseUrl: address.href,
    async fail() {
      await admin.query(`alter role ${user} nologin`);
      await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = $1", [user]);
    },
    async mend() {
      await admin.query(`alter role ${user} login`);
    },
  };
}
