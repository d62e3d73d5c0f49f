import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { readText } from "../text/read-text.ts";
import { withoutComments } from "./without-comments.ts";

/** Fields at the top, as YAML writes them, between two rules. Rules around anything else are rules. */
const field = String.raw`["']?[\p{L}_][\p{L}\p{N}_. \t-]{0,40}["']?:(?:[ \t].*)?\n`;
const frontMatter = new RegExp(
  String.raw`^---[ \t]*\n${field}(?:${field}|[ \t]+\S.*\n|-[ \t].*\n|[#\]}].*\n|[ \t]*\n){0,200}(?:---|\.{3})[ \t]*(?:\n|$)`,
  "u",
);

/** Markdown stays as it is written: headings, tables and lists are its text. Comments and front matter are not. */
export async function* parseMarkdown(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  yield* paginate(withoutComments(readText(bytes, context.name).replace(frontMatter, "")));
}
