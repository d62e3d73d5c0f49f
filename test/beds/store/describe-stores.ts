import { randomUUID } from "node:crypto";
import { describe, type TestContext } from "node:test";
import type { StoreOptions } from "../../../src/store/connect.ts";
import { openStore, type Store } from "../../../src/store/open-store.ts";
import { skipsUnlessAll } from "../../all-tests.ts";
import { startPostgres } from "./postgres-server.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestStores {
  readonly kind: Store["kind"];
  /** Options of an empty store of its own for this test, for tests that open it themselves or from another process. */
  options(test: TestContext): Promise<StoreOptions>;
  /** An empty store, closed when the test is over. */
  open(test: TestContext): Promise<Store>;
}

/** Runs the same tests on SQLite in a temporary folder and, in `npm run test:all`, on a real PostgreSQL, each test with a store of its own. */
export function describeStores(name: string, tests: (stores: TestStores) => void): void {
  describe(`${name} (SQLite)`, () => tests(testStores("sqlite", async () => undefined)));
  describe(`${name} (PostgreSQL)`, { skip: skipsUnlessAll }, () => tests(testStores("postgres", createDatabase)));
}

function testStores(kind: Store["kind"], databaseUrl: () => Promise<string | undefined>): TestStores {
  async function options(test: TestContext): Promise<StoreOptions> {
    return { dataDir: await temporaryFolder(test), databaseUrl: await databaseUrl() };
  }
  return {
    kind,
    options,
    async open(test) {
      const store = await openStore(await options(test));
      test.after(() => store.close());
      return store;
    },
  };
}

let server: Promise<string> | null = null;

/** One server for the whole test process, or the one that `JIHWI_TEST_POSTGRES_URL` names for several; a database a test. */
export async function createDatabase(): Promise<string> {
  server ??= Promise.resolve(process.env.JIHWI_TEST_POSTGRES_URL ?? startPostgres());
  const address = new URL(await server);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await client.query(`create database ${name}`);
  await client.end();
  address.pathname = `/${name}`;
  return address.href;
}
