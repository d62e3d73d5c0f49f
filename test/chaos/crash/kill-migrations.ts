import { cp } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { openStore, type StoreOptions } from "#store";
import { createOldStore, openInChild } from "#store/testing";

/** Kills processes that bring an old store up to date, each at another moment; every store opens afterwards, whole. */
export async function killMigrations(
  folder: string,
  databaseUrl: (() => Promise<string>) | null,
  kills: number,
  random: () => number,
): Promise<{ kills: number; whole: number }> {
  const messages = 20_000;
  const template = join(folder, "old-store");
  if (databaseUrl === null) await createOldStore({ dataDir: template }, messages);
  let whole = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const dataDir = join(folder, `migrated-${kill}`);
    const options: StoreOptions = databaseUrl === null ? { dataDir } : { dataDir, databaseUrl: await databaseUrl() };
    if (databaseUrl === null) await cp(template, dataDir, { recursive: true });
    else await createOldStore(options, messages);
    const child = openInChild(options);
    await child.started;
    await setTimeout(random() * 1000);
    await child.kill();
    const store = await openStore(options);
    const kept = await store.messages.list("old");
    await store.close();
    if (kept.length === messages && kept.every(({ position }, index) => position === index)) whole += 1;
  }
  return { kills, whole };
}
