import type { ParseContext, ParsedPage } from "../format.ts";
import { kordocPages } from "./kordoc-pages.ts";

/** HWP 5 (한글), a compound file; and its older sibling HWP 3. */
export async function* parseHwp(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const kordoc = await import("kordoc");
  const old = new TextDecoder("latin1").decode(bytes.subarray(0, 20)).startsWith("HWP Document File V");
  const buffer = new Uint8Array(bytes).buffer;
  yield* kordocPages(await (old ? kordoc.parseHwp3(buffer) : kordoc.parseHwp(buffer)), context);
}
