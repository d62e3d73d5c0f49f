import { compoundFile } from "../foreign-files.ts";
import type { DocumentFormat } from "../format.ts";

export const hwp: DocumentFormat = {
  name: "hwp",
  title: { ko: "HWP", en: "HWP" },
  extensions: ["hwp"],
  isBinary: true,
  /** HWP 3 by its first line, HWP 5 as a compound file, whose streams have UTF-16 names. */
  recognise: ({ head, holds }) =>
    head.startsWith("HWP Document File V") ||
    (head.startsWith(compoundFile) &&
      (holds("HWP Document File", "latin1") || holds("HwpSummaryInformation", "utf16le"))),
  load: async () => (await import("./parse.ts")).parseHwp,
};
