import type { ParseContext, ParsedPage } from "../format.ts";
import { tablePages } from "../table-pages.ts";
import { readText } from "../text/read-text.ts";

/** CSV and TSV, in UTF-8, UTF-16 or CP949: a table, whose delimiter the rows themselves tell. */
export async function* parseCsv(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const { parse } = (await import("papaparse")).default;
  const { data } = parse<string[]>(readText(bytes, context.name), { skipEmptyLines: "greedy" });
  let page = 1;
  const rows = data.map((cells) => ({ cells }));
  for (const { text } of tablePages(rows, null)) yield { page: page++, text, leftOut: [] };
}
