import type { DocumentFormat } from "../format.ts";

const extensions = ["csv", "tsv"];

export const csv: DocumentFormat = {
  name: "csv",
  title: { ko: "CSV", en: "CSV" },
  extensions,
  isBinary: false,
  recognise: ({ text, extension }) => extensions.includes(extension) && text() !== null,
  load: async () => (await import("./parse.ts")).parseCsv,
};
