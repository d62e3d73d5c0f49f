import { damagedDocument } from "../failures.ts";
import type { ParseContext, ParsedPage } from "../format.ts";
import { htmlToText } from "../html/html-to-text.ts";
import { paginate } from "../paginate.ts";
import { checkZip } from "../zip-archive.ts";

/** DOCX: mammoth reads it as HTML, which keeps headings, lists and tables; pictures are left out. */
export async function* parseDocx(bytes: Uint8Array, context: ParseContext): AsyncIterable<ParsedPage> {
  checkZip(bytes, context.name, context.limits.unpackedBytes);
  const mammoth = await import("mammoth");
  const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
  const { value } = await mammoth
    .convertToHtml({ buffer: Buffer.from(bytes) }, { convertImage })
    .catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : String(error);
      throw damagedDocument(
        context.name,
        { ko: `DOCX 구조가 깨졌습니다 (${detail}).`, en: `its DOCX structure is broken (${detail}).` },
        error,
      );
    });
  yield* paginate(htmlToText(value).text);
}
