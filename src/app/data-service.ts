import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { DocumentLibrary, FolderWatch } from "#documents";
import { inspectionSettingsSchema } from "#inspection";
import { storedPaperSchema } from "#papers";
import { agentNameSchema, type DataFacts, memoryNodeSchema } from "#protocol";
import { exportStore, importStore, type Store, type TransferReport } from "#store";
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
    options: { readonly signal: AbortSignal; readonly merge: boolean },
  ): Promise<TransferReport>;
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

/** What the rooms read of the rows that they own: a row that they could not read must not come in. */
const owners = {
  sessions: z.looseObject({ agent: agentNameSchema }),
  turns: z.looseObject({ agent: agentNameSchema }),
  memory_nodes: z.looseObject({ kind: memoryNodeSchema.shape.kind }),
  papers: z.looseObject({ csl: storedPaperSchema }),
  inspections: z.looseObject({ config: inspectionSettingsSchema }),
};

export function createDataService(services: Services): DataService {
  const { dataDir, store, documents, conductor, folders, reindex, modelSettings, mcp, webhooks } = services;
  return {
    async facts() {
      return { folder: dataDir, store: store.kind, bytes: await sizeOf(dataDir) };
    },

    async *export() {
      for await (const line of exportStore(store)) yield `${line}\n`;
    },

    async import(open, options) {
      const report = await importStore(store, open, { ...options, owners });
      await reindex(options.signal);
      return report;
    },

    async removeAll() {
      // Whoever watches would bring in again what is removed here.
      for (const { id } of await folders.list()) await folders.remove(id);
      for (let page = await store.sessions.list({ limit: atOnce }); page.items.length > 0; ) {
        await conductor.removeSessions(page.items.map(({ id }) => id));
        page = await store.sessions.list({ limit: atOnce });
      }
      for (let page = await documents.list({ limit: atOnce, withPassing: true }); page.items.length > 0; ) {
        await documents.remove(...page.items.map(({ id }) => id));
        page = await documents.list({ limit: atOnce, withPassing: true });
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
