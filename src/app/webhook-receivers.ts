import { JihwiError, webhookEventSchema } from "#protocol";
import type { Webhook } from "#webhooks";
import type { Config } from "./read-config.ts";

/** The receivers of the configuration file, with the secrets that variables hold. */
export function readReceivers({ file, env }: Config): Webhook[] {
  return (file.webhooks ?? []).map(({ url, secret, events = webhookEventSchema.options, allowPrivate = false }) => ({
    url,
    allowPrivate,
    events: new Set(events),
    secret: typeof secret === "string" ? secret : secretOf(secret.env, env[secret.env], url),
  }));
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
