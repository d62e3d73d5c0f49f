import type { ParsedPage, ParsePages } from "../../../src/documents/formats/format.ts";
import { defaultParseLimits } from "../../../src/documents/formats/limits.ts";

/** All pages of a parser, run in this thread. */
export async function pagesOf(parse: ParsePages, bytes: Uint8Array, fromPage = 1): Promise<ParsedPage[]> {
  const context = {
    name: "시험.bin",
    limits: defaultParseLimits,
    fromPage,
    password: null,
    onPages: () => {},
    onRecognised: () => {},
  };
  const pages: ParsedPage[] = [];
  for await (const page of parse(bytes, context)) pages.push(page);
  return pages;
}
