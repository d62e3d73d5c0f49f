import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestContext } from "node:test";
import { openStore, type Store } from "#store";

/** A real store in a folder of its own, gone when the test is over. */
export async function openTestStore(test: Pick<TestContext, "after">): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), "jihwi-research-"));
  const store = await openStore({ dataDir });
  test.after(async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return store;
}
