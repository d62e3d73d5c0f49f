import { damagedExport, type TransferRow } from "./lines.ts";

interface Place {
  readonly position: number;
  readonly parentId: string | null;
  readonly line: number;
}

/** What rows of an export say of each other, and of its files. */
export interface References {
  row(table: string, row: TransferRow, line: number): void;
  file(hash: string): void;
  /** Refuses messages that follow each other in a ring. Gives the files that documents name and the export does not hold. */
  check(): readonly { readonly hash: string; readonly line: number }[];
}

export function createReferences(): References {
  const messages = new Map<string, Map<string, Place>>();
  const wanted = new Map<string, number>();
  const files = new Set<string>();
  return {
    row(table, row, line) {
      if (table === "documents") wanted.set(String(row.contentHash), line);
      if (table !== "messages") return;
      const session = messages.get(String(row.sessionId)) ?? new Map<string, Place>();
      messages.set(String(row.sessionId), session);
      const parentId = row.parentId == null ? null : String(row.parentId);
      session.set(String(row.id), { position: Number(row.position), parentId, line });
    },
    file: (hash) => void files.add(hash),
    check() {
      for (const session of messages.values()) {
        for (const { position, parentId, line } of session.values()) {
          const parent = parentId === null ? undefined : session.get(parentId);
          if (parent !== undefined && parent.position >= position)
            throw damagedExport(line, {
              ko: "메시지가 자기보다 뒤의 메시지를 따릅니다",
              en: "the message follows one that comes after it",
            });
        }
      }
      return [...wanted].filter(([hash]) => !files.has(hash)).map(([hash, line]) => ({ hash, line }));
    },
  };
}
