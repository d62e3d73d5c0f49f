import { createHash } from "node:crypto";
import { type JihwiError, webhookEventSchema } from "#protocol";
import type { Webhook } from "#webhooks";
import { appFailure } from "./failure.ts";
import type { Config } from "./read-config.ts";

/** The receivers of the configuration file, with the secrets that variables hold. */
export function readReceivers({ file, env }: Config): Webhook[] {
  const receivers = (file.webhooks ?? []).map(
    ({ url, secret, events = webhookEventSchema.options, allowPrivate = false }) => ({
      id: idOf(url),
      url,
      allowPrivate,
      events: new Set(events),
      secret: typeof secret === "string" ? secret : secretOf(secret.env, env[secret.env], url),
    }),
  );
  for (const [url, same] of Map.groupBy(receivers, ({ url }) => url))
    if (same.some(({ secret }) => secret !== same[0]?.secret)) throw twoSecrets(url);
  return receivers;
}

/** A receiver of the configuration file has no id of its own. */
function idOf(url: string): string {
  return `file_${createHash("sha256").update(url).digest("hex").slice(0, 16)}`;
}

/** A delivery knows its receiver by the address, and is signed once. */
function twoSecrets(url: string): JihwiError {
  const { origin } = new URL(url);
  return appFailure("two-webhook-secrets", { origin });
}

function secretOf(name: string, value: string | undefined, url: string): string {
  if (value !== undefined && value.length >= 16) return value;
  throw appFailure("weak-webhook-secret", { origin: new URL(url).origin, name });
}
