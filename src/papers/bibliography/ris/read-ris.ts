import { createPaper } from "../../paper/create-paper.ts";
import type { Paper } from "../../paper/paper.ts";
import { toCsl } from "../citation-js.ts";
import { type EntryReading, readEntries } from "../entry.ts";
import { type RisRecord, splitRis } from "./split-records.ts";

/** Papers of a RIS file. */
export async function readRis(text: string): Promise<EntryReading> {
  const { records, rejected } = await splitRis(text);
  const entries = records.map((record) => ({
    name: firstOf(record, "ID", "TI", "T1") ?? record.type,
    line: record.line,
    paper: () => (record.fields.length === 0 ? null : recordPaper(record)),
  }));
  return readEntries(entries, rejected);
}

async function recordPaper(record: RisRecord): Promise<Paper> {
  const lines = [["TY", record.type], ...record.fields, ["ER", ""]].map(([tag, value]) => `${tag}  - ${value}`);
  const [csl] = await toCsl("@ris/file", `${lines.join("\n")}\n`);
  if (csl === undefined) throw new Error(record.type);
  return createPaper({
    source: "library",
    csl,
    identifiers: { doi: firstOf(record, "DO", "DI") },
    kept: {
      format: "ris",
      type: record.type,
      key: firstOf(record, "ID") ?? "",
      fields: record.fields.map(([tag, value]) => [tag, value]),
    },
  });
}

function firstOf(record: RisRecord, ...tags: string[]): string | undefined {
  return record.fields.find(([tag, value]) => tags.includes(tag) && value !== "")?.[1];
}
