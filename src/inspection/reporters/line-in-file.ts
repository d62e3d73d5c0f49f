import { holdsRecords } from "../runs/files.ts";

/** Where a finding stands in a file that people open: a record is a line or a row of its file, whatever lines its text has. */
export function lineInFile(document: string, line: number): { readonly file: string; readonly line: number } {
  const [, file = "", record] = /^(.+?):(?:[^:/]*!)?(\d+)$/.exec(document) ?? [];
  return holdsRecords(file, record) ? { file, line: Number(record) } : { file: document, line };
}
