import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type ErrorCode, JihwiError } from "#protocol";
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
  set(name: string, value: string, address: string | null): void;
  remove(name: string): void;
  has(name: string): boolean;
  list(): readonly SecretListing[];
  /** Reads again what another process may have changed; says whether it did. */
  refresh(): boolean;
  /** For the model registry only. */
  reveal(name: string): KeptSecret | null;
}

const keptNames: readonly string[] = [...secretNames, ...serviceKeys];
const keptSchema = z.object({ value: z.string(), address: z.string().nullable() });
/** A key without an address was kept before addresses were: nobody can tell what it was entered for but its provider. */
const bareSchema = z.string().transform((value) => ({ value, address: null }));
const fileSchema = z.record(z.string(), z.union([keptSchema, bareSchema]));
const valueSchema = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]{1,1000}$/);

/** Keeps keys in `secrets.json` in the data folder, which only its owner may read. */
export function createSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  let kept = load(file);
  const change = (next: Record<string, KeptSecret>) => {
    save(dataDir, file, next);
    kept = next;
  };
  return {
    set(name, value, address) {
      if (!keptNames.includes(name)) throw unknownName(name);
      const parsed = valueSchema.safeParse(value);
      if (!parsed.success) throw badValue(name);
      // Read again: another process may have changed the file since.
      change({ ...load(file), [name]: { value: parsed.data, address } });
    },
    remove(name) {
      const { [name]: _removed, ...rest } = load(file);
      change(rest);
    },
    has: (name) => Object.hasOwn(kept, name),
    list: () =>
      Object.entries(kept).map(([name, { value }]) => ({ name, ending: value.length >= 12 ? value.slice(-4) : "…" })),
    refresh() {
      const before = JSON.stringify(kept);
      kept = load(file);
      return JSON.stringify(kept) !== before;
    },
    reveal: (name) => (Object.hasOwn(kept, name) ? (kept[name] ?? null) : null),
  };
}

function load(file: string): Record<string, KeptSecret> {
  try {
    const text = readFileSync(file, "utf8");
    // A copy or a backup may have opened it to others.
    chmodSync(file, 0o600);
    return fileSchema.parse(JSON.parse(text));
  } catch (failure) {
    if (codeOf(failure) === "ENOENT") return {};
    if (codeOf(failure) !== null) throw fileError(file, failure);
    // The parser's message quotes what it read, so it must not go on as the cause.
    throw new JihwiError("store-damaged", {
      message: { ko: "키를 두는 파일이 망가졌습니다.", en: "The file of the keys is damaged." },
      hint: { ko: "파일을 지우고 키를 다시 넣으세요.", en: "Delete the file and enter the keys again." },
      place: file,
    });
  }
}

/** Written beside and renamed: a crash leaves the old keys or the new ones, never half a file. */
function save(dataDir: string, file: string, secrets: Record<string, KeptSecret>): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(temporary, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(temporary, file);
  } catch (failure) {
    throw fileError(file, failure);
  }
}

function codeOf(failure: unknown): string | null {
  return failure instanceof Error && "code" in failure && typeof failure.code === "string" ? failure.code : null;
}

function fileError(file: string, failure: unknown): JihwiError {
  const reason = codeOf(failure) ?? "?";
  const code: ErrorCode = reason === "ENOSPC" || reason === "EDQUOT" ? "store-full" : "store-read-only";
  return new JihwiError(code, {
    message: {
      ko: `키를 두는 파일을 쓸 수 없습니다(${reason}).`,
      en: `The file of the keys cannot be used (${reason}).`,
    },
    place: file,
    hint: {
      ko: "데이터 폴더의 권한과 남은 공간을 확인하세요.",
      en: "Check the permissions of the data folder and the space left.",
    },
    cause: failure,
  });
}

function unknownName(name: string): JihwiError {
  const known = keptNames.join(", ");
  return new JihwiError("bad-input", {
    message: { ko: `${name}은(는) 키 이름이 아닙니다.`, en: `${name} is not the name of a key.` },
    hint: { ko: `쓸 수 있는 이름: ${known}`, en: `Known names: ${known}` },
  });
}

function badValue(name: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `${name}의 값이 키처럼 보이지 않습니다.`, en: `The value for ${name} does not look like a key.` },
    hint: {
      ko: "빈칸이나 줄바꿈 없이 키만 붙여 넣으세요.",
      en: "Paste the key alone, without spaces or line breaks.",
    },
  });
}
