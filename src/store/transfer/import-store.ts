import { type Kysely, sql } from "kysely";
import { JihwiError } from "#protocol";
import { connect } from "../connect.ts";
import { storeFaults } from "../faults.ts";
import type { Files } from "../files/files.ts";
import type { Store } from "../open-store.ts";
import type { Tables } from "../tables.ts";
import { damagedExport, exportVersion, headerSchema, lineSchema, parseLine } from "./lines.ts";
import { createRowWriter } from "./row-writer.ts";
import { transferTables } from "./transfer-tables.ts";

export interface ImportOptions {
  /** Import also into a store that holds something: what is there stays as it is, and what is missing is added. */
  readonly merge?: boolean;
}

export interface ImportReport {
  readonly rows: number;
  /** Rows that were there already. */
  readonly skipped: number;
  readonly files: number;
}

type Lines = AsyncIterable<string> | Iterable<string>;

/** Brings an export in, all of it or nothing. The search index is not part of it and has to be built afterwards. */
export async function importStore(
  store: Pick<Store, "options">,
  lines: Lines,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { db, dialect, filesOf } = await connect(store.options);
  const brought: string[] = [];
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!options.merge) await refuseUnlessEmpty(transaction, dialect.where);
      return readAll(transaction, filesOf(transaction), lines, dialect.where, brought);
    });
  } catch (thrown) {
    // Files in a folder are not undone by the transaction.
    for (const hash of brought) await filesOf(db).remove(hash);
    throw thrown;
  } finally {
    await db.destroy();
  }
}

async function readAll(
  transaction: Kysely<Tables>,
  files: Files,
  lines: Lines,
  where: string,
  brought: string[],
): Promise<ImportReport> {
  const reader = numbered(lines);
  const first = await reader.next();
  const header = parseLine(headerSchema, first.done ? "" : first.value.line, 1);
  if (header.version > exportVersion) throw storeFaults.newer(where, `export ${header.version}`);
  const writer = createRowWriter(transaction);
  let count = 0;
  for await (const { line, number } of reader) {
    const content = parseLine(lineSchema, line, number);
    if ("table" in content) await writer.write(content.table, content.row, number);
    else if ("file" in content) {
      await writer.flush();
      if (await bringFile(files, content.file, reader, number)) brought.push(content.file);
      count += 1;
    } else if ("end" in content) {
      if (content.lines !== number - 1) throw damagedExport(number, "lines are missing");
      await writer.flush();
      return { ...writer.report(), files: count };
    } else throw damagedExport(number, "a piece of no file");
  }
  throw damagedExport(0, "the end is missing");
}

/** True when the file was not there before. */
async function bringFile(files: Files, hash: string, reader: NumberedLines, start: number): Promise<boolean> {
  const known = await files.has(hash);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const next = await reader.next();
      if (next.done) throw damagedExport(start, "the file does not end");
      const content = parseLine(lineSchema, next.value.line, next.value.number);
      if ("fileEnd" in content && content.fileEnd === hash) return;
      if (!("piece" in content)) throw damagedExport(next.value.number, "not a piece of the file");
      yield Buffer.from(content.piece, "base64");
    }
  }
  const file = await files.put(pieces());
  if (file.hash === hash) return !known;
  await files.remove(file.hash);
  throw damagedExport(start, "the file's content is not what its name says");
}

type NumberedLines = AsyncGenerator<{ line: string; number: number }>;

async function* numbered(lines: Lines): NumberedLines {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    yield { line, number };
  }
}

async function refuseUnlessEmpty(transaction: Kysely<Tables>, where: string): Promise<void> {
  for (const { name } of transferTables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(transaction);
    if (rows.length === 0) continue;
    throw new JihwiError("conflict", {
      message: { ko: `저장소가 비어 있지 않습니다: ${where}`, en: `The store is not empty: ${where}` },
      hint: {
        ko: "빈 폴더에 들이거나, `--merge`로 없는 것만 더하세요.",
        en: "Import into an empty folder, or add what is missing with `--merge`.",
      },
    });
  }
}
