import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "#store/testing";
import { killImports } from "./kill-imports.ts";
import { killMigrations } from "./kill-migrations.ts";
import { killServers } from "./kill-servers.ts";
import { createRandom } from "./ledger.ts";

export interface CrashOrder {
  readonly kills: number;
  readonly store: "sqlite" | "postgres";
  readonly seed: number;
}

export interface CrashReport {
  readonly servers: Awaited<ReturnType<typeof killServers>>;
  readonly imports: Awaited<ReturnType<typeof killImports>>;
  readonly migrations: Awaited<ReturnType<typeof killMigrations>>;
  readonly broken: number;
}

/** kill -9 over turns, ingestion, inspections, imports and migrations, against a ledger of what was acknowledged. */
export async function runCrash({ kills, store, seed }: CrashOrder): Promise<CrashReport> {
  const folder = await mkdtemp(join(tmpdir(), "jihwi-crash-"));
  const random = createRandom(seed);
  const database = store === "postgres" ? createDatabase : null;
  const databaseUrl = async () => (database === null ? undefined : await database());
  const few = Math.max(1, Math.round(kills * 0.15));
  try {
    const options = { dataDir: join(folder, "server"), databaseUrl: await databaseUrl() };
    const servers = await killServers(options, Math.max(1, kills - 2 * few), random);
    const target = { dataDir: join(folder, "import-target"), databaseUrl: await databaseUrl() };
    const imports = await killImports(folder, target, few, random);
    const migrations = await killMigrations(folder, database, few, random);
    const { lost, doubled, stuck } = servers.verdict;
    const broken = lost.length + doubled.length + stuck.length + (imports.same ? 0 : 1) + (few - migrations.whole);
    return { servers, imports, migrations, broken };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
