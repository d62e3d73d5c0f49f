import type { DocumentFormat } from "../format.ts";

export const xlsx: DocumentFormat = {
  name: "xlsx",
  title: { ko: "XLSX", en: "XLSX" },
  extensions: ["xlsx", "xlsm"],
  isBinary: true,
  recognise: ({ entries }) => entries()?.has("xl/workbook.xml") === true,
  load: async () => (await import("./parse.ts")).parseXlsx,
};
