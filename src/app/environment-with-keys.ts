import type { Environment } from "#models";
import { rememberSecret, type Secrets, serviceKeys } from "#models";

/** The environment, completed by keys of services that were entered in the settings page. A key counts as soon as it is entered. */
export function environmentWithKeys(env: Environment, secrets: Secrets): Environment {
  const keyed: Record<string, string | undefined> = { ...env };
  for (const name of serviceKeys) {
    if (env[name]) continue;
    Object.defineProperty(keyed, name, {
      enumerable: true,
      get() {
        const value = secrets.reveal(name)?.value;
        if (value !== undefined) rememberSecret(value);
        return value;
      },
    });
  }
  return keyed;
}
