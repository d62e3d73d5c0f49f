import { decodeText } from "#language";
import type { Localized } from "#protocol";
import { damagedDocument, emptyDocument, encryptedDocument, unsupportedDocument } from "./failures.ts";
import type { FormatName } from "./format.ts";
import { listZip } from "./zip-archive.ts";

const byExtension: Readonly<Record<string, FormatName>> = {
  pdf: "pdf",
  docx: "docx",
  hwpx: "hwpx",
  hwp: "hwp",
  html: "html",
  htm: "html",
  xhtml: "html",
  md: "markdown",
  markdown: "markdown",
};
const binary = new Set<FormatName>(["pdf", "docx", "hwpx", "hwp"]);

/** The format by what the file holds; its name only tells Markdown from text. Throws when it is none of ours. */
export function detectFormat(bytes: Uint8Array, name: string): FormatName {
  if (bytes.length === 0) throw emptyDocument(name);
  const head = latin1(bytes.subarray(0, 1024));
  // Readers open a PDF that lost its first line, so we do.
  if (head.includes("%PDF-") || (claimed(name) === "pdf" && /\d \d+ obj\b/.test(head))) return "pdf";
  if (head.startsWith("PK")) return detectZip(bytes, name);
  if (head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return detectCompound(bytes, name);
  if (head.startsWith("HWP Document File V")) return "hwp";
  for (const [magic, what] of foreign) if (head.startsWith(magic)) throw unsupportedDocument(name, what);
  return detectText(bytes, name);
}

function detectZip(bytes: Uint8Array, name: string): FormatName {
  const names = new Set(listZip(bytes)?.map((entry) => entry.name));
  if (names.size === 0) {
    throw damagedDocument(name, { ko: "압축 목록이 깨졌거나 잘렸습니다.", en: "its archive is broken or cut off." });
  }
  if (names.has("word/document.xml") || names.has("word/document2.xml")) return "docx";
  if (names.has("Contents/section0.xml") || names.has("Contents/header.xml") || names.has("Contents/content.hpf"))
    return "hwpx";
  if ([...names].some((entry) => entry.startsWith("xl/")))
    throw unsupportedDocument(name, { ko: "엑셀 통합 문서", en: "an Excel workbook" });
  if ([...names].some((entry) => entry.startsWith("ppt/")))
    throw unsupportedDocument(name, { ko: "파워포인트", en: "a PowerPoint presentation" });
  if (names.has("[Content_Types].xml") && claimed(name) === "docx") return "docx";
  throw unsupportedDocument(name, { ko: "압축 파일", en: "a zip archive" });
}

/** Compound files: HWP 5, locked office files, and old office formats. Their streams have UTF-16 names. */
function detectCompound(bytes: Uint8Array, name: string): FormatName {
  const holds = (text: string): boolean =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(text, 0, "utf16le");
  if (
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes("HWP Document File", 0, "latin1") ||
    holds("HwpSummaryInformation")
  )
    return "hwp";
  if (holds("EncryptedPackage")) throw encryptedDocument(name);
  if (holds("WordDocument"))
    throw unsupportedDocument(name, { ko: "옛 워드 문서(.doc)", en: "an old Word document (.doc)" });
  throw unsupportedDocument(name, { ko: "옛 오피스 문서", en: "an old Office document" });
}

/** How much of a text tells what it is. The whole of a large one is decoded by its reader, off the main thread. */
const sampleBytes = 256 * 1024;

/** The beginning of a text, cut where no character of any encoding is cut in two: after an ASCII one, if there is any. */
function beginningOf(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= sampleBytes) return bytes;
  const sample = bytes.subarray(0, sampleBytes);
  const ascii = sample.findLastIndex((byte, at) => (byte === 0x20 || byte === 0x0a) && at % 2 === 1);
  return ascii < sampleBytes / 2 ? sample : sample.subarray(0, ascii + 1);
}

function detectText(bytes: Uint8Array, name: string): FormatName {
  const claim = claimed(name);
  const decoded = decodeText(beginningOf(bytes));
  if (claim !== null && binary.has(claim)) {
    const kind = claim.toUpperCase();
    throw damagedDocument(name, {
      ko: `이름과 달리 ${kind} 파일이 아니거나 앞부분이 깨졌습니다.`,
      en: `despite its name it is no ${kind} file, or its beginning is broken.`,
    });
  }
  if (decoded === null) throw unsupportedDocument(name, { ko: "알 수 없는 이진 파일", en: "an unknown binary file" });
  if (decoded.text.trim() === "" && bytes.length <= sampleBytes) throw emptyDocument(name);
  if (claim === "markdown") return "markdown";
  const opening = decoded.text.slice(0, 2048).trimStart().toLowerCase();
  return claim === "html" || /^(?:<\?xml[^>]{0,200}>\s*)?<(?:!doctype html|html|head|body)\b/.test(opening)
    ? "html"
    : "text";
}

function claimed(name: string): FormatName | null {
  return byExtension[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""] ?? null;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}

const foreign: readonly (readonly [magic: string, what: Localized])[] = [
  ["\x89PNG", { ko: "그림 파일(PNG)", en: "a picture (PNG)" }],
  ["\xff\xd8\xff", { ko: "그림 파일(JPEG)", en: "a picture (JPEG)" }],
  ["GIF8", { ko: "그림 파일(GIF)", en: "a picture (GIF)" }],
  ["{\\rtf", { ko: "서식 있는 텍스트(RTF)", en: "rich text (RTF)" }],
  ["%!PS", { ko: "포스트스크립트", en: "PostScript" }],
  ["\x1f\x8b", { ko: "압축 파일(gzip)", en: "a gzip archive" }],
  ["Rar!", { ko: "압축 파일(RAR)", en: "a RAR archive" }],
  ["7z\xbc\xaf", { ko: "압축 파일(7z)", en: "a 7z archive" }],
];
