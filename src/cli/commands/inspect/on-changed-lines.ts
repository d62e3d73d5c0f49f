import { resolve } from "node:path";
import { isParsed, type LineRange, type WorkItem } from "#inspection";

/** Documents with the lines that have changed; of a file of records, the records that have; one that is parsed has other lines, and counts whole. */
export function onChangedLines(
  documents: AsyncIterable<WorkItem>,
  changed: ReadonlyMap<string, readonly LineRange[]> | undefined,
  cwd: string,
  /** Files that had changed before they were mended: one that is as it was has no line that counts. */
  mended: ReadonlySet<string> = new Set(),
): AsyncIterable<WorkItem> {
  return changed === undefined ? documents : withinChange(documents, changed, cwd, mended);
}

async function* withinChange(
  documents: AsyncIterable<WorkItem>,
  changed: ReadonlyMap<string, readonly LineRange[]>,
  cwd: string,
  mended: ReadonlySet<string>,
): AsyncGenerator<WorkItem> {
  for await (const item of documents) {
    const [, file = item.path ?? item.name, line] = item.record === null ? [] : (recordName.exec(item.name) ?? []);
    const own = item.record?.lines ?? { from: Number(line), to: Number(line) };
    const lines = changed.get(resolve(cwd, file));
    if (isParsed(file) || (lines === undefined && !mended.has(resolve(cwd, file)))) yield item;
    else if (lines === undefined) yield { ...item, lines: [] };
    else if (line === undefined) yield { ...item, lines };
    else if (lines.some(({ from, to }) => from <= own.to && own.from <= to)) yield item;
  }
}

/** `posts.jsonl:12`. */
const recordName = /^(.*):(\d+)$/;
