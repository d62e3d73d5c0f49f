import { createRequire } from "node:module";
import { dirname, join, sep } from "node:path";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { brokenDocument, encryptedDocument, wrongPassword } from "../failures.ts";
import type { ParseContext } from "../format.ts";

/** pdfjs reads its data files from the file system, and wants a separator at the end of the folder's path. */
function dataFolder(name: string): string {
  const manifest = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
  return join(dirname(manifest), name) + sep;
}

/** The opened PDF. Without the character maps Korean text would be lost silently, so they are always given. */
export async function openPdf(
  bytes: Uint8Array,
  { name, password }: Pick<ParseContext, "name" | "password">,
): Promise<PDFDocumentProxy> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({
    // pdfjs takes the buffer away from its owner.
    data: bytes.slice(),
    password: password ?? undefined,
    cMapUrl: dataFolder("cmaps"),
    cMapPacked: true,
    standardFontDataUrl: dataFolder("standard_fonts"),
    wasmUrl: dataFolder("wasm"),
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    return await loading.promise;
  } catch (error) {
    await loading.destroy();
    if (error instanceof Error && error.name === "PasswordException")
      throw password === null ? encryptedDocument(name, error) : wrongPassword(name, error);
    throw brokenDocument(name, { ko: "PDF 구조가 깨졌습니다", en: "its PDF structure is broken" }, error);
  }
}
