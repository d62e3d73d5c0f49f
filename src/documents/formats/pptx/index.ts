import type { DocumentFormat } from "../format.ts";

export const pptx: DocumentFormat = {
  name: "pptx",
  title: { ko: "PPTX", en: "PPTX" },
  extensions: ["pptx", "pptm"],
  isBinary: true,
  recognise: ({ entries }) => entries()?.has("ppt/presentation.xml") === true,
  load: async () => (await import("./parse.ts")).parsePptx,
};
