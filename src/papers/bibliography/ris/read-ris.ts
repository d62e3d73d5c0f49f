import { createYield } from "#kernel";
import { createPaper } from "../../paper/create-paper.ts";
import type { Paper } from "../../paper/paper.ts";
import { titleOf } from "../../paper/reading.ts";
import { toCsl } from "../citation-js.ts";
import { type EntryReading, noTitle, parserReason, type Rejection, withinLimit } from "../entry.ts";
import { type RisRecord, splitRis } from "./split-records.ts";

/** Papers of a RIS file. */
export async function readRis(text: string): Promise<EntryReading> {
  const { records, rejected } = splitRis(text);
  const papers: Paper[] = [];
  const { taken, beyond } = withinLimit(records);
  const broken: Rejection[] = [...rejected, ...beyond];
  const yieldNow = createYield();
  for (const record of taken) {
    await yieldNow();
    const entry = firstOf(record, "ID", "TI", "T1") ?? record.type;
    if (record.fields.length === 0) {
      broken.push({ entry, line: record.line, reason: noTitle });
      continue;
    }
    try {
      const paper = await recordPaper(record);
      if (titleOf(paper) === "") broken.push({ entry, line: record.line, reason: noTitle });
      else papers.push(paper);
    } catch (thrown) {
      broken.push({ entry, line: record.line, reason: parserReason(thrown) });
    }
  }
  return { papers, rejected: broken.sort((a, b) => a.line - b.line) };
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
