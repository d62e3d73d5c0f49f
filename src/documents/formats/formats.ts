import type { FormatName, ParsePages } from "./format.ts";

/** One line a format. Parsers load when a file needs them: pdfjs and kordoc are heavy. */
export const parsers: Readonly<Record<FormatName, () => Promise<ParsePages>>> = {
  pdf: async () => (await import("./pdf/index.ts")).parsePdf,
  docx: async () => (await import("./docx/index.ts")).parseDocx,
  hwpx: async () => (await import("./hwpx/index.ts")).parseHwpx,
  hwp: async () => (await import("./hwp/index.ts")).parseHwp,
  html: async () => (await import("./html/index.ts")).parseHtml,
  markdown: async () => (await import("./markdown/index.ts")).parseMarkdown,
  text: async () => (await import("./text/index.ts")).parseText,
};
