import type { ParseContext, ParsedPage } from "../format.ts";
import { kordocPages } from "../hwp/kordoc-pages.ts";
import { checkZip } from "../zip-archive.ts";

/** HWPX (한글): a zip archive of XML. */
export async function* parseHwpx(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  checkZip(bytes, context.name, context.limits.unpackedBytes);
  const kordoc = await import("kordoc");
  yield* kordocPages(await kordoc.parseHwpx(new Uint8Array(bytes).buffer), context);
}
