import { randomBytes } from "node:crypto";
import { z } from "zod";
import { createSlots } from "#kernel";
import { rememberSecret, scrub } from "#models";
import { type JihwiError, type WebhookAddition, type WebhookResource, webhookEventSchema } from "#protocol";
import { newId } from "#store";
import type { Webhook } from "#webhooks";
import { appFailure } from "./failure.ts";
import type { Config } from "./read-config.ts";
import type { VaultShelf } from "./vault.ts";
import { readReceivers } from "./webhook-receivers.ts";

/** What the settings page reads and changes about webhooks. A secret comes out once, when it is made. */
export interface WebhookSettings {
  /** Those of the configuration file and of the page. Asked for within transactions, so the store is not. */
  receivers(): readonly KnownWebhook[];
  read(): WebhookResource[];
  /** Adds a receiver; its secret, which is told this once. */
  add(addition: WebhookAddition): Promise<string>;
  /** Removes a receiver. Its address where nothing is sent to it any more, else null. */
  remove(id: string): Promise<string | null>;
  find(id: string): Webhook;
  /** Takes over what another process has added or removed since. */
  refresh(): Promise<void>;
}

interface KnownWebhook extends Webhook {
  readonly fromFile: boolean;
}

export const keptWebhookSchema = z.object({
  url: z.string(),
  secret: z.string(),
  events: z.array(webhookEventSchema),
  allowPrivate: z.boolean(),
});
export type KeptWebhook = z.infer<typeof keptWebhookSchema>;

const mostWebhooks = 50;

export async function createWebhookSettings(config: Config, shelf: VaultShelf<KeptWebhook>): Promise<WebhookSettings> {
  const fromFile = readReceivers(config).map((receiver) => ({ ...receiver, fromFile: true }));
  for (const { secret } of fromFile) rememberSecret(secret);
  let kept: readonly KnownWebhook[] = [];
  const refresh = async () => {
    const entries = Object.entries(await shelf.all());
    kept = entries.map(([id, one]) => ({ ...one, id, events: new Set(one.events), fromFile: false }));
    for (const { secret } of kept) rememberSecret(secret);
  };
  await refresh();
  const change = createSlots(1).run;

  const settings: WebhookSettings = {
    receivers: () => [...fromFile, ...kept],
    read: () =>
      settings.receivers().map(({ id, url, events, allowPrivate, fromFile: stands }) => ({
        id,
        url: scrub(url),
        events: [...events],
        allowPrivate,
        fromFile: stands,
      })),
    add: ({ url, events, allowPrivate = false }) =>
      change(async () => {
        await refresh();
        const receivers = settings.receivers();
        if (receivers.some((one) => one.url === url)) throw knownAlready(url);
        if (receivers.length >= mostWebhooks) throw tooMany();
        const secret = `whsec_${randomBytes(24).toString("base64")}`;
        await shelf.put(newId("webhook"), { url, secret, events, allowPrivate });
        await refresh();
        return secret;
      }),
    remove: (id) =>
      change(async () => {
        if (fromFile.some((one) => one.id === id)) throw standsInFile();
        await refresh();
        const gone = kept.find((one) => one.id === id);
        if (gone === undefined) throw unknown(id);
        await shelf.remove(id);
        await refresh();
        return fromFile.some(({ url }) => url === gone.url) ? null : gone.url;
      }),
    find(id) {
      const found = settings.receivers().find((one) => one.id === id);
      if (found === undefined) throw unknown(id);
      return found;
    },
    refresh,
  };
  return settings;
}

function knownAlready(url: string): JihwiError {
  const { origin } = new URL(url);
  return appFailure("address-taken", { origin });
}

function tooMany(): JihwiError {
  return appFailure("too-many", { mostWebhooks });
}

function standsInFile(): JihwiError {
  return appFailure("webhook-in-file");
}

function unknown(id: string): JihwiError {
  return appFailure("unknown", { id });
}
