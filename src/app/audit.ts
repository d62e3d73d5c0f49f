import { appendFile, chmod, mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { scrub } from "#models";
import { type JihwiError, type RecordedAction, toJihwiError } from "#protocol";

export interface Audit {
  /** Writes one line. Never a key and never the words of a document; names and ids only. */
  record(action: RecordedAction, detail: Readonly<Record<string, string | readonly string[]>>): void;
  /** Settles when everything recorded so far is on disk. */
  written(): Promise<void>;
}

export const auditFile = "audit.jsonl";
const largestFile = 10 * 1024 * 1024;

/** Keeps `audit.jsonl` in the data folder, a JSON object a line, which only its owner may read. One old file is kept. */
export function createAudit(dataDir: string, log: (error: JihwiError, about: string) => void): Audit {
  const file = join(dataDir, auditFile);
  let last: Promise<void> = Promise.resolve();
  const write = async (line: string) => {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const size = await stat(file).then(
      (found) => found.size,
      () => 0,
    );
    if (size > largestFile) await rename(file, `${file}.1`);
    await appendFile(file, line, { mode: 0o600 });
    await chmod(file, 0o600);
  };
  return {
    record(action, detail) {
      const line = scrub(JSON.stringify({ at: new Date().toISOString(), action, ...detail }));
      // An audit log that cannot be written is told, and keeps nobody from working.
      last = last.then(() => write(`${line}\n`)).catch((thrown) => log(toJihwiError(thrown), "audit log"));
    },
    written: () => last,
  };
}
