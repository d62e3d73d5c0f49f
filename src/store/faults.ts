import type { JihwiError, Localized } from "#protocol";
import { storeFailure } from "./failure.ts";

/**
 * The ways in which a store fails, each with its remedy. `where` is the data folder or the database's address without its
 * secrets; a client is not told of it.
 */
export const storeFaults = {
  readOnly: (where: string, cause?: unknown) => storeFailure("read-only", {}, { place: where, cause }),
  full: (where: string, cause?: unknown) => storeFailure("full", {}, { place: where, cause }),
  busy: (where: string, cause?: unknown) => storeFailure("busy", {}, { place: where, cause }),
  damaged: (where: string, cause?: unknown) => storeFailure("damaged-store", {}, { place: where, cause }),
  newer: (where: string, migration: string) => storeFailure("newer", { migration }, { place: where }),
  older: (where: string) => storeFailure("older", {}, { place: where }),
  unavailable: (where: string, why: Localized, cause?: unknown) =>
    storeFailure("unavailable", {}, { place: { ko: `${where} (${why.ko})`, en: `${where} (${why.en})` }, cause }),
  // Which table and index refused it stays in the cause: it is for a log, and says nothing to a client.
  conflict: (cause: unknown) => storeFailure("conflict", {}, { cause }),
  missingReference: (cause: unknown) => storeFailure("missing-reference", {}, { cause }),
} as const;

/** Faults of the file system, met before any database is opened. Null: not one we know. */
export function fileFault(where: string, thrown: unknown): JihwiError | null {
  if (!(thrown instanceof Error) || !("code" in thrown)) return null;
  switch (thrown.code) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return storeFaults.readOnly(where, thrown);
    case "ENOSPC":
    case "EDQUOT":
    case "EFBIG":
      return storeFaults.full(where, thrown);
    case "ENOTDIR":
    case "EEXIST":
      return storeFaults.unavailable(where, { ko: "폴더가 아닙니다", en: "it is not a folder" }, thrown);
    case "ENOENT":
      return storeFaults.unavailable(where, { ko: "만들 수 없는 경로입니다", en: "the path cannot be made" }, thrown);
    default:
      return null;
  }
}
