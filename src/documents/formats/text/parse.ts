import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { readText } from "./read-text.ts";

/** Plain text: UTF-8, UTF-16 or CP949. Form feeds are its own page breaks. */
export async function* parseText(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const text = readText(bytes, context.name);
  const sheets = text.split("\f");
  if (sheets.length === 1) yield* paginate(text);
  else for (const [index, sheet] of sheets.entries()) yield { page: index + 1, text: sheet.trim(), leftOut: [] };
}
