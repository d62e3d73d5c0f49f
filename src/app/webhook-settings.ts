import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { z } from "zod";
import { rememberSecret, scrub } from "#models";
import { JihwiError, type WebhookAddition, type WebhookResource, webhookEventSchema } from "#protocol";
import { newId } from "#store";
import type { Webhook } from "#webhooks";
import { oneAfterTheOther } from "./one-after-the-other.ts";
import { readPrivateJson, writePrivateJson } from "./private-json.ts";
import type { Config } from "./read-config.ts";
import { readReceivers } from "./webhook-receivers.ts";

/** What the settings page reads and changes about webhooks. A secret comes out once, when it is made. */
export interface WebhookSettings {
  /** Those of the configuration file and of the page, as they are now: another process may have changed the file. */
  receivers(): Promise<readonly KnownWebhook[]>;
  read(): Promise<WebhookResource[]>;
  /** Adds a receiver; its secret, which is told this once. */
  add(addition: WebhookAddition): Promise<string>;
  /** Removes a receiver. Its address where nothing is sent to it any more, else null. */
  remove(id: string): Promise<string | null>;
  find(id: string): Promise<Webhook>;
}

interface KnownWebhook extends Webhook {
  readonly id: string;
  readonly fromFile: boolean;
}

const keptSchema = z.array(
  z.object({
    id: z.string(),
    url: z.string(),
    secret: z.string(),
    events: z.array(webhookEventSchema),
    allowPrivate: z.boolean(),
  }),
);

const mostWebhooks = 50;

export function createWebhookSettings(config: Config): WebhookSettings {
  const path = join(config.dataDir, "webhooks.json");
  const fromFile = readReceivers(config).map((receiver) => ({ ...receiver, id: idOf(receiver.url), fromFile: true }));
  for (const { secret } of fromFile) rememberSecret(secret);
  const kept = async () => (await readPrivateJson(path, keptSchema)) ?? [];
  const change = oneAfterTheOther();

  const settings: WebhookSettings = {
    async receivers() {
      const added = (await kept()).map((one) => ({ ...one, events: new Set(one.events), fromFile: false }));
      for (const { secret } of added) rememberSecret(secret);
      return [...fromFile, ...added];
    },
    async read() {
      const receivers = await settings.receivers();
      return receivers.map(({ id, url, events, allowPrivate, fromFile: stands }) => ({
        id,
        url: scrub(url),
        events: [...events],
        allowPrivate,
        fromFile: stands,
      }));
    },
    add: ({ url, events, allowPrivate = false }) =>
      change(async () => {
        const receivers = await settings.receivers();
        if (receivers.some((one) => one.url === url)) throw knownAlready(url);
        if (receivers.length >= mostWebhooks) throw tooMany();
        const secret = `whsec_${randomBytes(24).toString("base64")}`;
        rememberSecret(secret);
        await writePrivateJson(path, [...(await kept()), { id: newId("webhook"), url, secret, events, allowPrivate }]);
        return secret;
      }),
    remove: (id) =>
      change(async () => {
        if (fromFile.some((one) => one.id === id)) throw standsInFile();
        const before = await kept();
        const gone = before.find((one) => one.id === id);
        if (gone === undefined) throw unknown(id);
        await writePrivateJson(
          path,
          before.filter((one) => one !== gone),
        );
        return fromFile.some(({ url }) => url === gone.url) ? null : gone.url;
      }),
    async find(id) {
      const found = (await settings.receivers()).find((one) => one.id === id);
      if (found === undefined) throw unknown(id);
      return found;
    },
  };
  return settings;
}

/** A receiver of the configuration file has no id of its own. */
function idOf(url: string): string {
  return `file_${createHash("sha256").update(url).digest("hex").slice(0, 16)}`;
}

function knownAlready(url: string): JihwiError {
  const { origin } = new URL(url);
  return new JihwiError("conflict", {
    message: { ko: `이미 있는 주소입니다: ${origin}`, en: `This address is there already: ${origin}` },
  });
}

function tooMany(): JihwiError {
  return new JihwiError("conflict", {
    message: {
      ko: `웹훅은 ${mostWebhooks}개까지 둘 수 있습니다.`,
      en: `There can be ${mostWebhooks} webhooks at most.`,
    },
  });
}

function standsInFile(): JihwiError {
  return new JihwiError("conflict", {
    message: {
      ko: "jihwi.config에 적혀 있어 여기서 지우지 못합니다.",
      en: "It stands in jihwi.config and is removed there.",
    },
  });
}

function unknown(id: string): JihwiError {
  return new JihwiError("not-found", { message: { ko: `웹훅이 없습니다: ${id}`, en: `There is no webhook ${id}.` } });
}
