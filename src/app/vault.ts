import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { JihwiError, SchemaOf } from "#protocol";
import type { SealedValue, Store } from "#store";
import { appFailure } from "./failure.ts";

/** Secrets of one kind, by their names. What another process has put there is read, too. */
export interface VaultShelf<Value> {
  all(): Promise<Record<string, Value>>;
  put(name: string, value: Value): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Secrets in the store, sealed with AES-256-GCM: a copy of the database without the installation's key shows nothing of them. */
export interface Vault {
  shelf<Value>(kind: string, schema: SchemaOf<Value>): VaultShelf<Value>;
  /** How many secrets there are, and how many of them this installation's key does not open. */
  count(): Promise<{ all: number; closed: number }>;
  /** Seals everything anew with another key. Without one given, a new one takes the place of the file's. */
  rotate(given: string | null): Promise<number>;
  /** Removes every secret, also those that do not open. */
  forget(): Promise<number>;
}

interface VaultOptions {
  readonly store: Store;
  readonly dataDir: string;
  /** `JIHWI_SECRET_KEY`; null where the data folder's own key is used. */
  readonly secretKey: string | null;
  readonly log: (error: JihwiError, about: string) => void;
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export function createVault({ store, dataDir, secretKey, log }: VaultOptions): Vault {
  const path = join(dataDir, "secret.key");
  const next = `${path}.next`;
  let key: Buffer | null = secretKey === null ? null : keyFrom(secretKey);
  let toldClosed = false;

  /** The key that opens what is there. Another process may have made or changed that of the folder since, or broken off a change. */
  const keyFor = async ([first]: readonly SealedValue[]): Promise<Buffer | null> => {
    const opens = (one: Buffer) => first === undefined || unseal(one, first) !== null;
    if (secretKey !== null || (key !== null && opens(key))) return key;
    const written = [await readKey(path), await readKey(next)].filter((one) => one !== null);
    key = written.find(opens) ?? written[0] ?? null;
    return key;
  };
  const rowsAndKey = async () => {
    const rows = await store.sealedValues.list();
    const found = await keyFor(rows);
    return { rows, found, isClosed: (row: SealedValue) => found === null || unseal(found, row) === null };
  };
  /** The key to seal with. None is made where the store holds what another has sealed. */
  const needKey = async () => {
    const { rows, found, isClosed } = await rowsAndKey();
    if (rows.some(isClosed)) throw sealedElsewhere();
    key = found ?? (await makeKey(path));
    return key;
  };
  return {
    shelf: (kind, schema) => ({
      async all() {
        const { rows, found, isClosed } = await rowsAndKey();
        if (rows.some(isClosed) && !toldClosed) log(sealedElsewhere(), "vault");
        toldClosed = rows.some(isClosed);
        const opened = rows.flatMap((row) => {
          const text = row.kind === kind && found !== null ? unseal(found, row) : null;
          return text === null ? [] : [[row.name, z.parse(schema, JSON.parse(text))] as const];
        });
        return Object.fromEntries(opened);
      },
      async put(name, value) {
        const sealed = seal(await needKey(), { kind, name }, JSON.stringify(value));
        await store.sealedValues.put({ kind, name, sealed });
      },
      remove: (name) => store.sealedValues.remove(kind, name),
    }),
    async count() {
      const { rows, isClosed } = await rowsAndKey();
      return { all: rows.length, closed: rows.filter(isClosed).length };
    },
    async rotate(given) {
      if (given === null && secretKey !== null) throw needsNewKey();
      const before = await needKey();
      const written = given ?? newSecret();
      const after = keyFrom(written);
      // Written beside the former first: wherever this breaks off, one of the two opens what is there.
      if (given === null) await writeFile(next, written, { mode: 0o600, flush: true });
      const rotated = await store.transaction(async ({ sealedValues }) => {
        const rows = await sealedValues.list();
        for (const row of rows) await sealedValues.put({ ...row, sealed: seal(after, row, unseal(before, row) ?? "") });
        return rows.length;
      });
      if (given === null) await rename(next, path);
      key = after;
      return rotated;
    },
    async forget() {
      const rows = await store.sealedValues.list();
      for (const { kind, name } of rows) await store.sealedValues.remove(kind, name);
      return rows.length;
    },
  };
}

const newSecret = () => randomBytes(32).toString("base64");
const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "jihwi vault", 32));

async function readKey(path: string): Promise<Buffer | null> {
  const written = await readFile(path, "utf8").catch(unless("ENOENT"));
  return written === null ? null : keyFrom(written.trim());
}

/** Of processes that make the key of a folder at once, all take that of the first. */
async function makeKey(path: string): Promise<Buffer> {
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(draft, newSecret(), { mode: 0o600, flush: true });
  await link(draft, path).catch(unless("EEXIST"));
  await rm(draft);
  return keyFrom((await readFile(path, "utf8")).trim());
}

function unless(code: string) {
  return (cause: unknown): null => {
    if (cause instanceof Error && "code" in cause && cause.code === code) return null;
    throw cause;
  };
}
interface Place {
  readonly kind: string;
  readonly name: string;
}
/** A value is sealed for its place: moved to another row it does not open. */
const placeOf = ({ kind, name }: Place) => Buffer.from(JSON.stringify([kind, name]));

function seal(key: Buffer, place: Place, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, key, iv).setAAD(placeOf(place));
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64");
}

/** Null where another key has sealed it, or somebody has changed it. */
function unseal(key: Buffer, { sealed, ...place }: Place & { readonly sealed: string }): string | null {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(placeOf(place))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return null;
  }
}

function sealedElsewhere(): JihwiError {
  return appFailure("sealed-elsewhere");
}

function needsNewKey(): JihwiError {
  return appFailure("needs-new-key");
}
