import { decodeCp949, decodeText, encodingByMark, hasHangul } from "#language";
import type { ParseContext, ParsedPage } from "../format.ts";
import { paginate } from "../paginate.ts";
import { readText } from "../text/read-text.ts";
import { htmlToText } from "./html-to-text.ts";

const declaredKorean = /<meta[^>]{0,200}charset=["']?\s*(?:euc-kr|ks_c_5601-1987|cp949|ms949)/i;

/** HTML: what a reader sees of it, without scripts, styles and menus. */
export async function* parseHtml(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const { title, text } = htmlToText(isKoreanCodePage(bytes) ? decodeCp949(bytes) : readText(bytes, context.name));
  yield* paginate(title === null || text.includes(title) ? text : `# ${title}\n\n${text}`);
}

/**
 * A page is in the code page that it declares, unless a mark tells otherwise or its Korean is sound UTF-8: editors save pages
 * anew and leave the declaration.
 */
function isKoreanCodePage(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 4096));
  if (!declaredKorean.test(head) || encodingByMark(bytes) !== null) return false;
  const decoded = decodeText(bytes);
  return decoded?.encoding !== "utf-8" || decoded.text.includes("\ufffd") || !hasHangul(decoded.text);
}
