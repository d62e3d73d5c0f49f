import type { DocumentFormat } from "../format.ts";

const headerLine = /^(?:from|to|subject|date|received|mime-version|message-id|return-path):/gim;
/** What programs write and people do not: a memo has the other lines as well. */
const programLine = /^(?:received|mime-version|message-id):/im;

export const eml: DocumentFormat = {
  name: "eml",
  title: { ko: "전자우편(EML)", en: "mail (EML)" },
  extensions: ["eml"],
  isBinary: false,
  isEncoded: true,
  /** By its header lines: under another extension there must be several of them, with one that no person writes. */
  recognise: ({ head, extension }) => {
    const [header = ""] = head.split(/\r?\n\r?\n/, 1);
    const lines = header.match(headerLine)?.length ?? 0;
    if (!/^[A-Za-z][\w-]*:/.test(header)) return false;
    return extension === "eml" ? lines >= 1 : lines >= 4 && programLine.test(header);
  },
  load: async () => (await import("./parse.ts")).parseEml,
};
