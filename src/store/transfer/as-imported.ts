import type { TransferRow } from "./lines.ts";

/** Settings that say no more than what came with them: which of it are samples. */
const harmlessSettings: ReadonlySet<string> = new Set(["samples"]);
/** Leave for tools, standing or asked for. */
const leavePrefix = "tools.";
/** A document that was brought there is read here; everything else that waits may ask models and tell other programs. */
const readingJob = "documents.read";

/**
 * A row of an export as a store takes it, or null where it is left out. Whoever made the file is not the one who decides
 * here: it gives no leave, it sets nothing where something may have been set, and nothing that it calls unfinished is gone
 * on with, which its journal could have answered for people. Its turns teach no rule.
 */
export function asImported(table: string, row: TransferRow, merge: boolean): TransferRow | null {
  if (table === "settings") return isTaken(String(row.key), merge) ? row : null;
  // Whoever adds a folder has its files read, and where other files stand in its place, its documents would go.
  if (table === "watched_folders") return merge ? null : { ...row, isOn: 0 };
  if (table === "watched_files") return merge ? null : row;
  if (table === "turns") {
    const turn = { ...row, imported: 1 };
    if (row.status !== "running" && row.status !== "interrupted") return turn;
    return { ...turn, status: "cancelled", ended: "cancelled", endedAt: row.heartbeatAt ?? null };
  }
  if (table !== "jobs" || (row.status !== "running" && row.status !== "queued")) return row;
  if (row.name === readingJob) return { ...row, status: "queued", owner: null };
  return { ...row, status: "cancelled", owner: null, endedAt: row.heartbeatAt ?? row.createdAt ?? null };
}

function isTaken(key: string, merge: boolean): boolean {
  return merge ? harmlessSettings.has(key) : !key.startsWith(leavePrefix);
}
