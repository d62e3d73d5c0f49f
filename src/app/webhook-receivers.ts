import { JihwiError, webhookEventSchema } from "#protocol";
import type { Webhook } from "#webhooks";
import type { Config } from "./read-config.ts";

/** The receivers of the configuration file, with the secrets that variables hold. */
export function readReceivers({ file, env }: Config): Webhook[] {
  const receivers = (file.webhooks ?? []).map(
    ({ url, secret, events = webhookEventSchema.options, allowPrivate = false }) => ({
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

/** A delivery knows its receiver by the address, and is signed once. */
function twoSecrets(url: string): JihwiError {
  const { origin } = new URL(url);
  return new JihwiError("bad-config", {
    message: {
      ko: `웹훅 ${origin}의 같은 주소에 비밀 값이 둘 있습니다.`,
      en: `The same address of the webhook ${origin} has two secrets.`,
    },
    hint: {
      ko: "한 주소에는 비밀 값을 하나만 정하거나, 주소를 나눠 주세요.",
      en: "Give an address one secret, or use two addresses.",
    },
  });
}

function secretOf(name: string, value: string | undefined, url: string): string {
  if (value !== undefined && value.length >= 16) return value;
  throw new JihwiError("bad-config", {
    message: {
      ko: `웹훅 ${new URL(url).origin}의 비밀 값 ${name}이(가) 없거나 16자보다 짧습니다.`,
      en: `The secret ${name} of the webhook ${new URL(url).origin} is not set or shorter than 16 characters.`,
    },
    hint: { ko: `환경 변수 ${name}을(를) 정해 주세요.`, en: `Set the environment variable ${name}.` },
  });
}
