import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { readText } from "../text/read-text.ts";

/** Markdown stays as it is written: headings, tables and lists are its text. Comments and front matter are not. */
export async function* parseMarkdown(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const text = readText(bytes, context.name)
    .replace(/^---\n(?:.*\n){0,200}?---\n/, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "");
  yield* paginate(text);
}
