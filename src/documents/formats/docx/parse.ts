import { brokenDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { paginate } from "../paginate.ts";
import { pagesByBreaks } from "./page-breaks.ts";
import { readableDocx } from "./readable-docx.ts";

/** From a note back to its sign in the text. */
const backLink = /\s?<a href="#(?:footnote|endnote|comment)-ref-[^"]{1,40}">↑<\/a>/g;

/** DOCX: mammoth reads it as HTML, which keeps headings, lists and tables; pictures are left out. */
export async function* parseDocx(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  const readable = await readableDocx(bytes, context);
  const mammoth = await import("mammoth");
  const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
  const { value } = await mammoth
    .convertToHtml({ buffer: Buffer.from(readable) }, { convertImage })
    .catch((error: unknown) => {
      throw brokenDocument(context.name, { ko: "DOCX 구조가 깨졌습니다", en: "its DOCX structure is broken" }, error);
    });
  const { text } = htmlToText(value.replace(backLink, ""));
  const pages = pagesByBreaks(text);
  if (pages === null) return yield* paginate(text);
  for (const [at, page] of pages.entries()) yield { page: at + 1, text: page, leftOut: [] };
}
