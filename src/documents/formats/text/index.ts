import type { DocumentFormat } from "../format.ts";

export const text: DocumentFormat = {
  name: "text",
  title: { ko: "글", en: "text" },
  extensions: ["txt", "text"],
  isBinary: false,
  /** The last in the list: whatever can be read as text. */
  recognise: ({ text }) => text() !== null,
  load: async () => (await import("./parse.ts")).parseText,
};
