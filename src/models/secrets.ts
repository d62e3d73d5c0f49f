import { z } from "zod";
import type { JihwiError } from "#protocol";
import { modelFailure } from "./failure.ts";
import { secretNames } from "./providers/index.ts";
import { serviceKeys } from "./service-keys.ts";

/** All that anybody is shown of a key. */
export interface SecretListing {
  readonly name: string;
  /** The last four characters, to tell keys apart; `…` when the key is too short to show any. */
  readonly ending: string;
}

/** A key and the address it was entered for. It is sent nowhere else. */
export interface KeptSecret {
  readonly value: string;
  /** Null is the address of the key's own provider. */
  readonly address: string | null;
}

/** Keys that were entered in the settings page. They go in and are used; no interface gives them out again. */
export interface Secrets {
  /** Keeps a key for the address it is entered for; null is its provider's own. */
  set(name: string, value: string, address: string | null): Promise<void>;
  remove(name: string): Promise<void>;
  has(name: string): boolean;
  list(): readonly SecretListing[];
  /** Reads again what another process may have changed; says whether it did. */
  refresh(): Promise<boolean>;
  /** For the model registry only. */
  reveal(name: string): KeptSecret | null;
}

/** Where keys are kept, sealed: what another process has put there is there, too. */
export interface SecretShelf {
  all(): Promise<Record<string, KeptSecret>>;
  put(name: string, secret: KeptSecret): Promise<void>;
  remove(name: string): Promise<void>;
}

const keptNames: readonly string[] = [...secretNames, ...serviceKeys];
export const keptSecretSchema = z.object({ value: z.string(), address: z.string().nullable() });
const valueSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,1000}$/);

export async function openSecrets(shelf: SecretShelf): Promise<Secrets> {
  let kept = await shelf.all();
  return {
    async set(name, value, address) {
      if (!keptNames.includes(name)) throw unknownName(name);
      const parsed = valueSchema.safeParse(value);
      if (!parsed.success) throw badValue(name);
      await shelf.put(name, { value: parsed.data, address });
      kept = await shelf.all();
    },
    async remove(name) {
      await shelf.remove(name);
      kept = await shelf.all();
    },
    has: (name) => Object.hasOwn(kept, name),
    list: () =>
      Object.entries(kept).map(([name, { value }]) => ({ name, ending: value.length >= 12 ? value.slice(-4) : "…" })),
    async refresh() {
      const before = JSON.stringify(kept);
      kept = await shelf.all();
      return JSON.stringify(kept) !== before;
    },
    reveal: (name) => (Object.hasOwn(kept, name) ? (kept[name] ?? null) : null),
  };
}

function unknownName(name: string): JihwiError {
  const known = keptNames.join(", ");
  return modelFailure("unknown-key", { name, known });
}

function badValue(name: string): JihwiError {
  return modelFailure("bad-value", { name });
}
