import { makeZip } from "../../../src/documents/formats/make-zip.ts";

/** An EPUB of chapters of XHTML, whose files stand in the opposite order of the spine. */
export function makeEpub(chapters: readonly string[], more: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = chapters.map((html, at) => [`OEBPS/text/c${chapters.length - at}.xhtml`, html] as const);
  const items = files.map(([path], at) => `<item id="i${at}" href="${path.slice("OEBPS/".length)}"/>`).join("");
  const spine = files.map((_, at) => `<itemref idref="i${at}"/>`).join("");
  return makeZip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>`,
    "OEBPS/book.opf": `<package><manifest>${items}</manifest><spine>${spine}</spine></package>`,
    ...Object.fromEntries(files),
    ...more,
  });
}
