import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JihwiError } from "#protocol";
import { fileFault, storeFaults } from "../../faults.ts";
import { newId } from "../../ids.ts";

/** Result codes: https://sqlite.org/rescode.html; the low byte is the primary one. */
export function sqliteFault(where: string, thrown: unknown): unknown {
  if (!(thrown instanceof Error) || !("errcode" in thrown) || typeof thrown.errcode !== "number") return thrown;
  const detail = thrown.message;
  switch (thrown.errcode) {
    case 778: // a write that the system refused, as file size limits and some full disks do
      return storeFaults.full(where, thrown);
    case 787:
      return storeFaults.missingReference(thrown);
    case 1555:
    case 2067:
      return storeFaults.conflict(thrown);
  }
  switch (thrown.errcode & 0xff) {
    case 5:
    case 6:
      return storeFaults.busy(where, thrown);
    case 8:
      return storeFaults.readOnly(where, thrown);
    case 11:
    case 26:
      return storeFaults.damaged(where, thrown);
    case 13:
      return storeFaults.full(where, thrown);
    case 10:
    case 14:
      return folderFault(where) ?? storeFaults.unavailable(where, { ko: detail, en: detail }, thrown);
    default:
      return thrown;
  }
}

/** More than SQLite needs to open its files: a full disk may still take an empty one. */
const probe = Buffer.alloc(128 * 1024);

/** SQLite does not say why it could not open or write a file; trying to write one in the same folder does. */
function folderFault(folder: string): JihwiError | null {
  const file = join(folder, `${newId()}.probe`);
  try {
    writeFileSync(file, probe, { flag: "wx", flush: true });
    return null;
  } catch (thrown) {
    return fileFault(folder, thrown);
  } finally {
    rmSync(file, { force: true });
  }
}
