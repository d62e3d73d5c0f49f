import { decodeText } from "#language";
import { damagedDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";

/** Plain text: UTF-8, UTF-16 or CP949. Form feeds are its own page breaks. */
export async function* parseText(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const text = readText(bytes, context.name);
  const sheets = text.split("\f");
  if (sheets.length === 1) yield* paginate(text);
  else
    for (const [index, sheet] of sheets.entries())
      yield { page: index + 1, text: sheet.trim(), layout: null, leftOut: [] };
}

/** Decoded text with one kind of line break. */
export function readText(bytes: Uint8Array, name: string): string {
  const decoded = decodeText(bytes);
  if (decoded === null) {
    throw damagedDocument(name, { ko: "글자 인코딩을 알 수 없습니다.", en: "its character encoding is unknown." });
  }
  return decoded.text.replace(/\r\n?/g, "\n");
}
