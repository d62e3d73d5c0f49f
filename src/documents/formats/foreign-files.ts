import type { Localized } from "#protocol";
import { encryptedDocument, unsupportedDocument } from "./failures.ts";
import type { FileSample } from "./file-sample.ts";

/** How the container of HWP 5 and of old Office files begins. */
export const compoundFile = "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1";

/** Files that people bring and that are no documents of ours, by their first bytes. */
const foreign: readonly (readonly [magic: string, what: Localized])[] = [
  ["GIF8", { ko: "그림 파일(GIF)", en: "a picture (GIF)" }],
  ["{\\rtf", { ko: "서식 있는 텍스트(RTF)", en: "rich text (RTF)" }],
  ["%!PS", { ko: "포스트스크립트", en: "PostScript" }],
  ["\x1f\x8b", { ko: "압축 파일(gzip)", en: "a gzip archive" }],
  ["Rar!\x1a\x07", { ko: "압축 파일(RAR)", en: "a RAR archive" }],
  ["7z\xbc\xaf", { ko: "압축 파일(7z)", en: "a 7z archive" }],
];

/** No decoder of it may be given on by everybody. */
const heic: Localized = { ko: "아이폰 사진(HEIC)", en: "a photo of an iPhone (HEIC)" };
const heicRemedy: Localized = {
  ko: "사진을 JPEG로 내보내 올려 주세요. 아이폰에서는 설정 › 카메라 › 포맷 › 높은 호환성입니다.",
  en: "Export it as JPEG. On an iPhone: Settings › Camera › Formats › Most Compatible.",
};

/** Throws when a file that no format has recognised is known to be something else. */
export function refuseForeign({ name, head, entries, holds }: FileSample, hint: Localized): void {
  if (entries() !== null) throw unsupportedDocument(name, { ko: "압축 파일", en: "a zip archive" }, hint);
  if (head.startsWith(compoundFile)) {
    if (holds("EncryptedPackage", "utf16le")) throw encryptedDocument(name);
    const isWord = holds("WordDocument", "utf16le");
    const what = isWord
      ? { ko: "옛 워드 문서(.doc)", en: "an old Word document (.doc)" }
      : { ko: "옛 오피스 문서", en: "an old Office document" };
    throw unsupportedDocument(name, what, hint);
  }
  if (head.startsWith("ftyphei", 4) || head.startsWith("ftypmif1", 4))
    throw unsupportedDocument(name, heic, heicRemedy);
  for (const [magic, what] of foreign) if (head.startsWith(magic)) throw unsupportedDocument(name, what, hint);
}
