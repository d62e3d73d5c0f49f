import { basename } from "node:path";
import { saidIn } from "#protocol";
import { tooLarge } from "./read-text.ts";
import type { RecordOptions } from "./records.ts";
import { tableItem, withoutColumn } from "./table-records.ts";
import { unreadable, type WorkItem } from "./work.ts";

/** Documents of a spreadsheet: one a row of every sheet that has the column, named after file, sheet and row (`a.xlsx:Sheet1!3`). */
export async function* readSheetRecords(
  stream: AsyncIterable<Uint8Array | string>,
  file: string,
  { field = "text", language, maxBytes }: RecordOptions,
): AsyncGenerator<WorkItem> {
  const bytes = await gathered(stream, maxBytes);
  if (bytes === null) {
    const { code, says } = tooLarge(file, maxBytes);
    return yield unreadable(file, { code, message: saidIn(says, language) });
  }
  const { parseDocument } = await import("#documents");
  const columns = new Set<string>();
  for await (const { text, table } of parseDocument(bytes, basename(file))) {
    if (table === undefined) {
      yield unreadable(file, { code: "document-too-large", message: tooLongCell[language] });
      continue;
    }
    const rows = text.split("\n").flatMap((line, at) => {
      const row = table.rows[at] ?? null;
      return row === null ? [] : [{ row, cells: cellsOf(line) }];
    });
    // Every part of a sheet begins with the names of its columns.
    const [head, ...body] = rows;
    for (const name of head?.cells ?? []) columns.add(name);
    if (head?.cells.includes(field) !== true) continue;
    for (const { row, cells } of body) yield tableItem(`${file}:${table.sheet}!${row}`, head.cells, cells, field);
  }
  if (!columns.has(field)) yield unreadable(file, withoutColumn(field, [...columns], language));
}

const tooLongCell = {
  ko: "칸 하나가 너무 길어 행으로 나누지 못한 곳이 있습니다. 그곳은 검사하지 않았습니다.",
  en: "Some cell is too long for its rows to be told apart. They were not inspected.",
};

/** The cells of a line of a sheet's page, which is a row of Markdown unless the sheet has but one column. */
function cellsOf(line: string): string[] {
  if (!line.startsWith("| ")) return [line];
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

/** Null where there is more than is allowed. */
async function gathered(stream: AsyncIterable<Uint8Array | string>, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(Buffer.from(part));
    size += part.length;
    if (size > maxBytes) return null;
  }
  return Buffer.concat(parts);
}
