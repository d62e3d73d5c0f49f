import type { DocumentFormat } from "../format.ts";

export const tiff: DocumentFormat = {
  name: "tiff",
  title: { ko: "TIFF", en: "TIFF" },
  extensions: ["tif", "tiff"],
  isBinary: true,
  isPicture: true,
  recognise: ({ head }) => head.startsWith("II*\0") || head.startsWith("MM\0*"),
  load: async () => (await import("./parse.ts")).parseTiff,
  loadDrawing: async () => (await import("./parse.ts")).drawTiff,
};
