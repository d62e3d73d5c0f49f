import type { DocumentFormat } from "../format.ts";

export const docx: DocumentFormat = {
  name: "docx",
  title: { ko: "DOCX", en: "DOCX" },
  extensions: ["docx"],
  isBinary: true,
  recognise: ({ entries, extension }) => {
    const names = entries();
    if (names === null) return false;
    if (names.has("word/document.xml") || names.has("word/document2.xml")) return true;
    // Its main part may have another name; without any other sign the extension is believed.
    const isOther = [...names].some((name) => /^(?:xl|ppt|Contents|OEBPS)\//.test(name));
    return extension === "docx" && names.has("[Content_Types].xml") && !isOther;
  },
  load: async () => (await import("./parse.ts")).parseDocx,
};
