import type { Environment, Origin } from "./choices.ts";
import type { ModelConfig, ModelSettings } from "./config.ts";
import { modelFailure } from "./failure.ts";
import type { ReadVariable } from "./provider.ts";
import { addressesOfKey, addressNames, secretNames } from "./providers/index.ts";
import { rememberSecret } from "./scrub.ts";
import type { KeptSecret } from "./secrets.ts";

export type RevealSecret = (name: string) => KeptSecret | null;

/** Reads what providers need from the places it can be set in, in the same order as the models of the roles. */
export interface Variables {
  /** A key is read only where it is sent to the address it was given for. */
  readonly read: ReadVariable;
  originOf(name: string): Origin | null;
  /** Whether a key is set, but for another address than the present one. */
  isWithheld(name: string): boolean;
  addressOfKey(name: string): string | null;
}

interface Key extends KeptSecret {
  readonly from: Origin;
}

/** Throws `bad-config` when an address is none. */
export function createVariables(sources: {
  readonly env: Environment;
  readonly revealSecret: RevealSecret;
  readonly settings: ModelSettings;
  readonly config: ModelConfig;
}): Variables {
  const { env, revealSecret, settings, config } = sources;
  const operatorPlaces: Place[] = [
    ["env", env],
    ["config", config.variables ?? {}],
  ];
  const allPlaces: Place[] = [["env", env], ["settings", settings.variables ?? {}], ...operatorPlaces.slice(1)];
  for (const name of addressNames) checkAddress(name, findIn(allPlaces, name)?.value ?? null);

  const addressOfKey = (name: string) => addressIn(allPlaces, name);
  /** A key of the environment belongs to the address that the operator set, not to one from the settings page. */
  const keysOf = (name: string): Key[] => {
    const fromEnv = findIn([["env", env]], name);
    const entered = revealSecret(name);
    return [
      ...(fromEnv === null ? [] : [{ ...fromEnv, address: addressIn(operatorPlaces, name) }]),
      ...(entered === null ? [] : [{ ...entered, from: "settings" as const }]),
    ];
  };
  const usableKey = (name: string) => keysOf(name).find(({ address }) => address === addressOfKey(name)) ?? null;
  return {
    read(name) {
      if (!secretNames.includes(name)) return findIn(allPlaces, name)?.value ?? null;
      const value = usableKey(name)?.value ?? null;
      if (value !== null) rememberSecret(value);
      return value;
    },
    originOf: (name) => (usableKey(name) ?? keysOf(name)[0] ?? findIn(allPlaces, name))?.from ?? null,
    isWithheld: (name) => usableKey(name) === null && keysOf(name).length > 0,
    addressOfKey,
  };
}

type Place = readonly [Origin, Readonly<Record<string, string | undefined>>];

function findIn(places: readonly Place[], name: string): { value: string; from: Origin } | null {
  for (const [from, written] of places) {
    // An empty variable is the shell's way of unsetting one.
    const value = written[name]?.trim() ?? "";
    if (value !== "") return { value, from };
  }
  return null;
}

function addressIn(places: readonly Place[], key: string): string | null {
  for (const name of addressesOfKey(key)) {
    const written = findIn(places, name);
    if (written !== null) return URL.parse(written.value)?.href.replace(/\/$/, "") ?? written.value;
  }
  return null;
}

function checkAddress(name: string, value: string | null): void {
  if (value === null || ["http:", "https:"].includes(URL.parse(value)?.protocol ?? "")) return;
  throw modelFailure("no-web-address", { name });
}
