import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "#store";
import { startServer } from "../app/start-server.ts";

/** A Jihwi in a process of its own, as people run it, and its store beside it: what a client did is looked up there. */
export interface ServerInProcess extends AsyncDisposable {
  readonly url: string;
  readonly store: Store;
}

export async function openServerProcess(env: Readonly<Record<string, string>> = {}): Promise<ServerInProcess> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), "jihwi-server-"));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const settings = { JIHWI_PAPER_SOURCES: "library", JIHWI_LANG: "ko", ...env, JIHWI_DATA_DIR: dataDir };
  const server = await startServer(settings);
  opened.defer(() => server.kill());
  const store = await openStore({ dataDir });
  opened.defer(() => store.close());
  const held = opened.move();
  return { url: server.url, store, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
