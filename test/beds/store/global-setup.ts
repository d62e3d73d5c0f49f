import { startPostgres } from "./postgres-server.ts";

/** For `node --test --test-global-setup`: one PostgreSQL for all test processes of a run, which inherit its address. */
export async function globalSetup(): Promise<void> {
  process.env.JIHWI_TEST_POSTGRES_URL ??= await startPostgres();
}
