import { z } from "zod";
import { askThread, createSlots } from "#kernel";

/** Rows of a table, the first of them its head. */
export type TableRows = readonly (readonly (string | number)[])[];

/** Fewer are packed in less time than a thread needs to start. */
const threadFrom = 100;
const threads = createSlots(1);
const resourceLimits = { maxOldGenerationSizeMb: 1_024 };

/** A table as an Excel file, packed without holding up the rest of the process, one file at a time. */
export async function tableToXlsx(rows: TableRows): Promise<Uint8Array> {
  if (rows.length < threadFrom) return await writeXlsx(rows);
  const ask = () => askThread("documents/export/xlsx.worker.ts", rows, { resourceLimits });
  return z.instanceof(Uint8Array).parse(await threads.run(ask));
}

export async function writeXlsx([head = [], ...rows]: TableRows): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  // As text: what a document holds is no formula.
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value, type: String })),
  );
  const names = head.map((value) => ({ value: String(value), fontWeight: "bold" as const }));
  return await writeXlsxFile([names, ...cells], { stickyRowsCount: 1 }).toBuffer();
}
