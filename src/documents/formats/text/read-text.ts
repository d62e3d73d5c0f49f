import { decodeText } from "#language";
import { damagedDocument } from "../failures.ts";

/** Decoded text with one kind of line break. */
export function readText(bytes: Uint8Array, name: string): string {
  const decoded = decodeText(bytes);
  if (decoded === null) {
    throw damagedDocument(name, { ko: "글자 인코딩을 알 수 없습니다.", en: "its character encoding is unknown." });
  }
  return decoded.text.replace(/\r\n?/g, "\n");
}
