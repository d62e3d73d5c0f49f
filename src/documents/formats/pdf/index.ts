import type { DocumentFormat } from "../format.ts";

export const pdf: DocumentFormat = {
  name: "pdf",
  title: { ko: "PDF", en: "PDF" },
  extensions: ["pdf"],
  isBinary: true,
  recognise: ({ head, extension, text }) => {
    // Readers open a PDF that lost its first line or has others before it, so we do.
    if (extension === "pdf") return head.includes("%PDF-") || /\d \d+ obj\b/.test(head);
    // A text may speak of PDFs.
    return /^[\s\S]{0,8}%PDF-\d/.test(head) || (head.includes("%PDF-") && text() === null);
  },
  load: async () => (await import("./parse.ts")).parsePdf,
  loadDrawing: async () => (await import("./draw.ts")).drawPdf,
};
