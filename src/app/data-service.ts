import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentLibrary, FolderWatch } from "#documents";
import type { DataFacts } from "#protocol";
import { exportStore, importStore, type Store } from "#store";
import type { Conductor } from "#turns";
import type { McpSettings } from "./mcp-settings.ts";
import type { ModelSettingsService } from "./model-settings.ts";
import type { WebhookSettings } from "./webhook-settings.ts";

/** Everything that was brought and made, as a whole: how much it is, out as one file and in again, and gone. */
export interface DataService {
  facts(): Promise<DataFacts>;
  export(): AsyncGenerator<string>;
  import(
    open: () => AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<{ rows: number; skipped: number; leftOut: number; files: number }>;
  /** Removes what was brought and made, and what was entered: keys, tool servers and webhooks too. The environment is not ours. */
  removeAll(): Promise<void>;
}

interface Services {
  readonly dataDir: string;
  readonly store: Store;
  readonly documents: DocumentLibrary;
  readonly conductor: Conductor;
  readonly folders: Pick<FolderWatch, "list" | "remove">;
  readonly reindex: (signal: AbortSignal) => Promise<unknown>;
  readonly modelSettings: Pick<ModelSettingsService, "forget">;
  readonly mcp: Pick<McpSettings, "removeAll">;
  readonly webhooks: Pick<WebhookSettings, "read" | "remove">;
}

const atOnce = 100;

export function createDataService(services: Services): DataService {
  const { dataDir, store, documents, conductor, folders, reindex, modelSettings, mcp, webhooks } = services;
  return {
    async facts() {
      return { folder: dataDir, store: store.kind, bytes: await sizeOf(dataDir) };
    },

    async *export() {
      for await (const line of exportStore(store)) yield `${line}\n`;
    },

    async import(open, signal) {
      const { rows, skipped, leftOut, files } = await importStore(store, open, { merge: true, signal });
      await reindex(signal);
      return { rows, skipped, leftOut, files };
    },

    async removeAll() {
      // Whoever watches would bring in again what is removed here.
      for (const { id } of await folders.list()) await folders.remove(id);
      for (let page = await store.sessions.list({ limit: atOnce }); page.items.length > 0; ) {
        await conductor.removeSessions(page.items.map(({ id }) => id));
        page = await store.sessions.list({ limit: atOnce });
      }
      for (let page = await documents.list({ limit: atOnce }); page.items.length > 0; ) {
        await documents.remove(...page.items.map(({ id }) => id));
        page = await documents.list({ limit: atOnce });
      }
      await mcp.removeAll();
      for (const { id, fromFile } of webhooks.read()) if (!fromFile) await webhooks.remove(id);
      await store.makingRoom(() => store.clear());
      await modelSettings.forget();
      await store.erase();
    },
  };
}

/** The bytes of all files below a folder; one that vanishes meanwhile counts nothing. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
