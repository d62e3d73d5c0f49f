import type { DocumentFormat } from "../format.ts";

export const epub: DocumentFormat = {
  name: "epub",
  title: { ko: "EPUB", en: "EPUB" },
  extensions: ["epub"],
  isBinary: true,
  recognise: ({ entries }) => entries()?.has("META-INF/container.xml") === true,
  load: async () => (await import("./parse.ts")).parseEpub,
};
