import { deflateRawSync, deflateSync } from "node:zlib";
import { makeZip } from "../../../src/documents/formats/make-zip.ts";
import { docxParagraph, docxTable, makeDocx } from "../../beds/documents/make-docx.ts";
import { makeHwpx } from "../../beds/documents/make-hwpx.ts";
import { makePdf } from "../../beds/documents/make-pdf.ts";
import { type Random, randomOf } from "../random.ts";

export interface HostileFile {
  readonly name: string;
  readonly kind: string;
  readonly bytes: Uint8Array;
}

type Maker = (random: Random) => { readonly extension: string; readonly bytes: Uint8Array | string };

const words = "제1조(목적) 이 계약은 갑과 을의 권리와 의무를 정한다. The parties agree as follows. ";
const megabyte = 1024 * 1024;

const honest = {
  pdf: () => makePdf([[{ x: 60, y: 760, text: words }], [{ x: 60, y: 760, text: "2쪽입니다" }]]),
  docx: () => makeDocx(docxParagraph(words) + docxTable([["가", "나"]])),
  hwpx: () => makeHwpx([words, [["가", "나"]]]),
};
type HonestFormat = keyof typeof honest;
const formats: readonly [HonestFormat, ...HonestFormat[]] = ["pdf", "docx", "hwpx"];

/** Ways to be hostile, each seeded: damage, bombs, depth, length, lies about what a file is. */
const kinds: Readonly<Record<string, Maker>> = {
  "bytes changed": (random) => {
    const extension = random.pick(formats);
    const bytes = honest[extension]();
    for (let count = 1 + random.below(40); count > 0; count -= 1) bytes[random.below(bytes.length)] = random.below(256);
    return { extension, bytes };
  },
  "cut off": (random) => {
    const extension = random.pick(formats);
    const bytes = honest[extension]();
    return { extension, bytes: bytes.slice(0, 1 + random.below(bytes.length)) };
  },
  "wrong name": (random) => ({
    extension: random.pick(["pdf", "docx", "hwpx", "hwp", "txt", "md", "html"]),
    bytes: honest[random.pick(formats)](),
  }),
  noise: (random) => ({
    extension: random.pick(["pdf", "docx", "hwpx", "hwp", "txt", "md", "html", "exe"]),
    bytes: Uint8Array.from({ length: 1 + random.below(200_000) }, () => random.below(256)),
  }),
  "zip bomb": (random) => ({
    extension: random.pick(["docx", "hwpx"]),
    bytes: makeZip({
      mimetype: "application/hwp+zip",
      "word/document.xml": new Uint8Array((50 + random.below(400)) * megabyte),
      "Contents/section0.xml": "<x/>",
    }),
  }),
  "a lie about a size in a zip": (random) => {
    const bytes = (random.chance(0.5) ? honest.docx : honest.hwpx)();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    view.setUint32(22, random.pick([0, 1, 0xffff_ffff, 0x7fff_ffff]), true);
    return { extension: "docx", bytes };
  },
  "many entries in a zip": (random) => ({
    extension: "docx",
    bytes: makeZip(Object.fromEntries(Array.from({ length: 5_000 + random.below(20_000) }, (_, at) => [`f${at}`, ""]))),
  }),
  "deep XML": (random) => {
    const depth = 10_000 + random.below(200_000);
    return { extension: "docx", bytes: makeDocx(`${"<w:p>".repeat(depth)}x${"</w:p>".repeat(depth)}`) };
  },
  "entities in XML": () => ({
    extension: "docx",
    bytes: makeZip({
      "[Content_Types].xml": "<Types/>",
      "word/document.xml": `<!DOCTYPE x [<!ENTITY a "${"하".repeat(1000)}"><!ENTITY b "${"&a;".repeat(1000)}"><!ENTITY c "${"&b;".repeat(1000)}"><!ENTITY f SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&c;&f;</w:t></w:r></w:p></w:body></w:document>`,
    }),
  }),
  "one line without end": (random) => ({
    extension: random.pick(["txt", "md", "html"]),
    bytes: random.pick(["가", "a b ", "제1조 ", "| ", "(", "[1-10]", "# "]).repeat(random.pick([1, 2, 4]) * 500_000),
  }),
  "many lines": (random) => ({
    extension: random.pick(["txt", "md", "html"]),
    bytes: random
      .pick(["\n", "- 가\n", "제1조(목적) 이 계약은\n", "| a | b |\n", "> > > 인용\n"])
      .repeat(200_000 + random.below(300_000)),
  }),
  "deep Markdown": (random) => ({
    extension: "md",
    bytes: random.pick(["> ", "- ", "  ", "[", "*", "`", "<div>"]).repeat(20_000 + random.below(100_000)) + words,
  }),
  "deep HTML": (random) => ({
    extension: "html",
    bytes: `<html><body>${random.pick(["<div>", "<table><tr><td>", "<b>", "<ul><li>"]).repeat(20_000 + random.below(100_000))}${words}`,
  }),
  "a PDF that turns in circles": (random) => ({
    extension: "pdf",
    bytes: `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count ${random.pick([1, 5_000, 2_000_000_000, -1])} /Kids [2 0 R 3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>\nendobj\ntrailer\n<< /Size 4 /Root 1 0 R >>\n%%EOF\n`,
  }),
  "a PDF that unpacks to much": (random) => {
    const content = deflateSync(Buffer.alloc((10 + random.below(50)) * megabyte, "BT (x) Tj ET "));
    const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
    const tail = "\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n";
    return { extension: "pdf", bytes: Buffer.concat([Buffer.from(head, "latin1"), content, Buffer.from(tail)]) };
  },
  "a page of many glyphs": (random) => ({
    extension: "pdf",
    bytes: makePdf([
      Array.from({ length: 5_000 + random.below(20_000) }, () => ({
        x: random.below(595),
        y: random.below(842),
        text: "가나다",
      })),
    ]),
  }),
  "a name that climbs": (random) => ({
    extension: `${random.pick(["../", "..\\", "%2e%2e/", "\u202e"])}md`,
    bytes: words,
  }),
  "strange encodings": (random) => ({
    extension: "txt",
    bytes: Buffer.concat([
      Buffer.from(random.pick([[0xff, 0xfe], [0xfe, 0xff], [0xef, 0xbb, 0xbf], [0x00], [0xc0, 0x80]])),
      Buffer.from(Uint8Array.from({ length: 5_000 }, () => 0x80 + random.below(0x80))),
    ]),
  }),
  "raw deflate called a document": (random) => ({
    extension: random.pick(["hwp", "hwpx", "docx", "pdf"]),
    bytes: deflateRawSync(Buffer.alloc(random.below(5 * megabyte), words)),
  }),
};

/** The nth hostile file of a seed; the same numbers always make the same file. Every kind comes by turns. */
export function makeHostileFile(seed: number, at: number): HostileFile {
  const names = Object.keys(kinds);
  const kind = names[at % names.length] ?? "noise";
  const made = kinds[kind]?.(randomOf(seed, at));
  const bytes = made?.bytes ?? "";
  return {
    kind,
    name: `hostile-${seed}-${at}.${made?.extension ?? "txt"}`,
    bytes: typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
  };
}
