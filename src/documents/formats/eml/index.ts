import type { DocumentFormat } from "../format.ts";

const headerLine = /^(?:from|to|subject|date|received|mime-version|message-id|return-path):/gim;

export const eml: DocumentFormat = {
  name: "eml",
  title: { ko: "전자우편(EML)", en: "mail (EML)" },
  extensions: ["eml"],
  isBinary: false,
  /** By its header lines: under another extension there must be several of them. */
  recognise: ({ head, extension }) =>
    /^[A-Za-z][\w-]*:/.test(head) && (head.match(headerLine)?.length ?? 0) >= (extension === "eml" ? 1 : 4),
  load: async () => (await import("./parse.ts")).parseEml,
};
