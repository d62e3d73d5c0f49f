import type { DocumentFormat } from "../format.ts";

export const hwpx: DocumentFormat = {
  name: "hwpx",
  title: { ko: "HWPX", en: "HWPX" },
  extensions: ["hwpx"],
  isBinary: true,
  recognise: ({ entries }) =>
    ["Contents/section0.xml", "Contents/header.xml", "Contents/content.hpf"].some((name) => entries()?.has(name)),
  load: async () => (await import("./parse.ts")).parseHwpx,
};
