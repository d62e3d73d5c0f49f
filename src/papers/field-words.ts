import { readFieldWords } from "#kernel";
import { type FieldWords, joinFieldWords, paperLinkWords } from "#protocol";
import { sourceTitles } from "./paper/source-title.ts";

/** What people call the fields of a paper's record and of what is made of papers. */
export const paperFieldWords = (): FieldWords =>
  joinFieldWords(readFieldWords("papers"), {
    values: { source: sourceTitles, sources: sourceTitles, kind: paperLinkWords },
  });
