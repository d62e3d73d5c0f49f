import { closeSync, openSync, rmSync } from "node:fs";
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
    case 14:
      return folderFault(where) ?? storeFaults.unavailable(where, { ko: detail, en: detail }, thrown);
    case 10:
      return storeFaults.unavailable(where, { ko: detail, en: detail }, thrown);
    default:
      return thrown;
  }
}

/** SQLite does not say why it could not open a file; trying to make one in the same folder does. */
function folderFault(folder: string): JihwiError | null {
  const probe = join(folder, `${newId()}.probe`);
  try {
    closeSync(openSync(probe, "wx"));
    rmSync(probe);
    return null;
  } catch (thrown) {
    return fileFault(folder, thrown);
  }
}
