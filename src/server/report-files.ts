import type { ReportFormatName } from "#protocol";
import { docxType } from "./send-file.ts";

/** How a report in each format is saved. */
export const reportFiles: Readonly<Record<ReportFormatName, { readonly extension: string; readonly type: string }>> = {
  stylish: { extension: "txt", type: "text/plain; charset=utf-8" },
  json: { extension: "json", type: "application/json" },
  jsonl: { extension: "jsonl", type: "application/x-ndjson" },
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  junit: { extension: "xml", type: "application/xml" },
  sarif: { extension: "sarif", type: "application/sarif+json" },
  csv: { extension: "csv", type: "text/csv; charset=utf-8" },
  html: { extension: "html", type: "text/html; charset=utf-8" },
  xlsx: { extension: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  docx: { extension: "docx", type: docxType },
  github: { extension: "txt", type: "text/plain; charset=utf-8" },
  gitlab: { extension: "json", type: "application/json" },
};
