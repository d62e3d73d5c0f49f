// A process for tests that fills a table until it is killed.
import { openStore } from "#store";
import { tablesOn } from "./sixty-contracts.ts";

const { dataDir, env, table }: { dataDir: string; env: Record<string, string>; table: string } = JSON.parse(
  process.argv[2] ?? "{}",
);
const { jobs, tables } = tablesOn(await openStore({ dataDir }), env);
await jobs.start();
await tables.filled(table, { signal: new AbortController().signal });
