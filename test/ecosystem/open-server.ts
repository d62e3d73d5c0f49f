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
  const folder = await mkdtemp(join(tmpdir(), "jihwi-server-"));
  const jihwi = await openApp(
    await readConfig(folder, { JIHWI_PAPER_SOURCES: "library", ...env, JIHWI_DATA_DIR: folder, PORT: "0" }),
  );
  const server = await serve(jihwi);
  await jihwi.startWorking();
  return {
    url: server.url,
    jihwi,
    async [Symbol.asyncDispose]() {
      await server.close();
      await jihwi.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
