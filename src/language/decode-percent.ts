import { decodeText } from "./decode-text.ts";

/**
 * The letters of an address: in UTF-8, or in whatever else its escaped bytes are text in, as those of many a Korean office
 * are in CP949. A percent sign that escapes nothing is one, and bytes that are no text stay escaped.
 */
export function decodePercent(address: string): string {
  const escaped = address.replace(/\P{ASCII}+/gu, encodeURIComponent);
  const bytes = escaped.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const decoded = decodeText(new Uint8Array(Buffer.from(bytes, "latin1")))?.text ?? "\ufffd";
  return decoded.includes("\ufffd") ? address : decoded;
}
