import type { DocumentFormat } from "../format.ts";

export const html: DocumentFormat = {
  name: "html",
  title: { ko: "HTML", en: "HTML" },
  extensions: ["html", "htm", "xhtml"],
  isBinary: false,
  recognise: ({ text, extension }) => {
    const opening = text()?.slice(0, 2048).trimStart().toLowerCase();
    if (opening === undefined) return false;
    if (["html", "htm", "xhtml"].includes(extension)) return true;
    return /^(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|body)\b/.test(opening);
  },
  load: async () => (await import("./parse.ts")).parseHtml,
};
