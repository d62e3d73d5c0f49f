import type { DocumentFormat } from "../format.ts";

export const pdf: DocumentFormat = {
  name: "pdf",
  title: { ko: "PDF", en: "PDF" },
  extensions: ["pdf"],
  isBinary: true,
  // Readers open a PDF that lost its first line, so we do.
  recognise: ({ head, extension }) => head.includes("%PDF-") || (extension === "pdf" && /\d \d+ obj\b/.test(head)),
  load: async () => (await import("./parse.ts")).parsePdf,
};
