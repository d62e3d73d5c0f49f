import type { ReportFormatName } from "#protocol";

/** How a report in each format is saved. */
export const reportFiles: Readonly<Record<ReportFormatName, { readonly extension: string; readonly type: string }>> = {
  stylish: { extension: "txt", type: "text/plain; charset=utf-8" },
  json: { extension: "json", type: "application/json" },
  jsonl: { extension: "jsonl", type: "application/x-ndjson" },
  markdown: { extension: "md", type: "text/markdown; charset=utf-8" },
  junit: { extension: "xml", type: "application/xml" },
  sarif: { extension: "sarif", type: "application/sarif+json" },
  github: { extension: "txt", type: "text/plain; charset=utf-8" },
};
