import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type JihwiApp, openApp, readConfig } from "#app";
import { serve } from "#server";

/** A whole Jihwi behind a real socket, in a folder of its own. */
export interface OpenServer extends AsyncDisposable {
  readonly url: string;
  readonly jihwi: JihwiApp;
}

export async function openServer(env: Readonly<Record<string, string>> = {}): Promise<OpenServer> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "jihwi-server-"));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const jihwi = await openApp(
    await readConfig(folder, { JIHWI_PAPER_SOURCES: "library", ...env, JIHWI_DATA_DIR: folder, PORT: "0" }),
  );
  opened.defer(() => jihwi.close());
  const server = await serve(jihwi);
  opened.defer(() => server.close());
  await jihwi.work.start();
  const held = opened.move();
  return { url: server.url, jihwi, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
