import type { DocumentFormat } from "../format.ts";

export const markdown: DocumentFormat = {
  name: "markdown",
  title: { ko: "Markdown", en: "Markdown" },
  extensions: ["md", "markdown"],
  isBinary: false,
  recognise: ({ text, extension }) => (extension === "md" || extension === "markdown") && text() !== null,
  load: async () => (await import("./parse.ts")).parseMarkdown,
};
