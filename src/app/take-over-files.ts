import { chmod, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type KeptSecret, keptSecretSchema } from "#models";
import { type JihwiError, type McpServerConfig, mcpServersSchema, type SchemaOf } from "#protocol";
import { appFailure } from "./failure.ts";
import type { VaultShelf } from "./vault.ts";
import { type KeptWebhook, keptWebhookSchema } from "./webhook-settings.ts";

export interface Shelves {
  readonly secrets: VaultShelf<KeptSecret>;
  readonly mcp: VaultShelf<McpServerConfig>;
  readonly webhooks: VaultShelf<KeptWebhook>;
}

/** A key without an address was kept before addresses were: nobody can tell what it was entered for but its provider. */
const bareSchema = z.string().transform((value) => ({ value, address: null }));
const secretsSchema = z.record(z.string(), z.union([keptSecretSchema, bareSchema]));
const webhooksSchema = z
  .array(keptWebhookSchema.extend({ id: z.string() }))
  .transform((all) => Object.fromEntries(all.map(({ id, ...webhook }) => [id, webhook])));

/** Takes in, once, what earlier versions kept in files of the data folder. The files stay beside as backups. */
export async function takeOverFiles(dataDir: string, { secrets, mcp, webhooks }: Shelves): Promise<void> {
  await takeOver(join(dataDir, "secrets.json"), secretsSchema, secrets);
  await takeOver(join(dataDir, "mcp-servers.json"), mcpServersSchema, mcp);
  await takeOver(join(dataDir, "webhooks.json"), webhooksSchema, webhooks);
}

async function takeOver<Value>(
  path: string,
  schema: SchemaOf<Record<string, Value>>,
  shelf: VaultShelf<Value>,
): Promise<void> {
  const written = await readFile(path, "utf8")
    .then((text) => z.parse(schema, JSON.parse(text)))
    .catch((cause: unknown) => {
      if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
      // The parser's message quotes what it read, so it must not go on as the cause.
      throw damaged(path);
    });
  if (written === null) return;
  const kept = await shelf.all();
  for (const [name, value] of Object.entries(written)) if (kept[name] === undefined) await shelf.put(name, value);
  await chmod(path, 0o600);
  await rename(path, `${path}.backup`);
}

function damaged(path: string): JihwiError {
  return appFailure("damaged-secrets-file", {}, { place: path });
}
