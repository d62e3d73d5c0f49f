import { decodePercent } from "#language";
import type { Config } from "./read-config.ts";

/** What of the configuration must never be written anywhere: tokens, keys of services, the database's password. */
export function secretsOf({ env, token, databaseUrl }: Config): string[] {
  const keys = Object.entries(env).filter(([name]) => /(?:_KEY|_TOKEN|_SECRET|_PASSWORD)$/.test(name));
  const password = URL.parse(databaseUrl ?? "")?.password ?? "";
  return [token ?? "", password, decodePercent(password), ...keys.map(([, value]) => value ?? "")].filter(
    (value) => value !== "",
  );
}
