import { decodeCp949 } from "#language";
import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { readText } from "../text/read-text.ts";
import { htmlToText } from "./html-to-text.ts";

const declaredKorean = /<meta[^>]{0,200}charset=["']?\s*(?:euc-kr|ks_c_5601-1987|cp949|ms949)/i;

/** HTML: what a reader sees of it, without scripts, styles and menus. */
export async function* parseHtml(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  const html = declaredKorean.test(head) ? decodeCp949(bytes) : readText(bytes, context.name);
  const { title, text } = htmlToText(html);
  yield* paginate(title === null || text.includes(title) ? text : `# ${title}\n\n${text}`);
}
