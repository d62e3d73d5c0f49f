import { JihwiError, type Localized } from "#protocol";

/**
 * The ways in which a store fails, each with its remedy. `where` is the data folder or the database's address without its
 * secrets; a client is not told of it.
 */
export const storeFaults = {
  readOnly: (where: string, cause?: unknown) =>
    new JihwiError("store-read-only", {
      message: { ko: "데이터 폴더에 쓸 수 없습니다.", en: "The data folder cannot be written." },
      hint: {
        ko: "폴더의 권한을 고치거나 JIHWI_DATA_DIR로 다른 폴더를 지정하세요.",
        en: "Mend the folder's permissions, or name another folder with JIHWI_DATA_DIR.",
      },
      place: where,
      cause,
    }),
  full: (where: string, cause?: unknown) =>
    new JihwiError("store-full", {
      message: {
        ko: "디스크가 가득 차 쓸 수 없습니다.",
        en: "The disk is full and cannot be written.",
      },
      hint: {
        ko: "공간을 비우거나 JIHWI_DATA_DIR로 다른 디스크의 폴더를 지정하세요.",
        en: "Free some space, or name a folder on another disk with JIHWI_DATA_DIR.",
      },
      place: where,
      cause,
    }),
  busy: (where: string, cause?: unknown) =>
    new JihwiError("store-busy", {
      message: {
        ko: "다른 프로세스가 저장소를 오래 붙들고 있습니다.",
        en: "Another process has held the store for too long.",
      },
      hint: {
        ko: "잠시 뒤 다시 하거나, 같은 폴더를 쓰는 다른 jihwi를 끝내세요.",
        en: "Try again in a moment, or end the other jihwi that uses the folder.",
      },
      retryable: true,
      place: where,
      cause,
    }),
  damaged: (where: string, cause?: unknown) =>
    new JihwiError("store-damaged", {
      message: { ko: "저장소 파일이 손상되었습니다.", en: "The store's file is damaged." },
      hint: {
        ko: "백업에서 되살리거나, 그 파일을 다른 곳으로 옮기고 새로 시작하세요.",
        en: "Restore a backup, or move the file away to start afresh.",
      },
      place: where,
      cause,
    }),
  newer: (where: string, migration: string) =>
    new JihwiError("store-newer", {
      message: {
        ko: `더 새로운 jihwi가 만든 저장소입니다(${migration}).`,
        en: `The store was made by a newer jihwi (${migration}).`,
      },
      hint: {
        ko: "jihwi를 새 버전으로 올리거나 JIHWI_DATA_DIR로 다른 폴더를 지정하세요.",
        en: "Update jihwi, or name another folder with JIHWI_DATA_DIR.",
      },
      place: where,
    }),
  older: (where: string) =>
    new JihwiError("store-unavailable", {
      message: { ko: "0.1.0에서 만든 저장소입니다.", en: "The store was made by jihwi 0.1.0." },
      hint: {
        ko: "jihwi 0.2.0으로 한 번 열고 나서 다시 여세요.",
        en: "Open it once with jihwi 0.2.0, then with this version.",
      },
      place: where,
    }),
  unavailable: (where: string, why: Localized, cause?: unknown) =>
    new JihwiError("store-unavailable", {
      message: {
        ko: "저장소에 닿을 수 없습니다.",
        en: "The store cannot be reached.",
      },
      hint: {
        ko: "JIHWI_DATA_DIR 또는 DATABASE_URL이 맞는지, 데이터베이스가 켜져 있는지 확인하세요.",
        en: "Check JIHWI_DATA_DIR or DATABASE_URL, and that the database is running.",
      },
      retryable: true,
      place: { ko: `${where} (${why.ko})`, en: `${where} (${why.en})` },
      cause,
    }),
  // Which table and index refused it stays in the cause: it is for a log, and says nothing to a client.
  conflict: (cause: unknown) =>
    new JihwiError("conflict", {
      message: { ko: "같은 것이 이미 있습니다.", en: "It exists already." },
      hint: { ko: "새로 고쳐서 지금 상태를 확인하세요.", en: "Reload to see how things stand." },
      cause,
    }),
  missingReference: (cause: unknown) =>
    new JihwiError("not-found", {
      message: { ko: "가리키는 것이 저장소에 없습니다.", en: "What it refers to is not in the store." },
      hint: { ko: "그사이 지워졌는지 확인하세요.", en: "Check whether it was removed in the meantime." },
      cause,
    }),
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
