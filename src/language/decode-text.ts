import { decodeCp949 } from "./decode-cp949.ts";

/** How a text file's bytes become characters. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "cp949" | "windows-1252";
}

/** How much of a file may be unreadable before its encoding is held to be another one. */
const tolerated = 0.005;

/** The text of some bytes, by byte order mark or by trial; null when they are no text in any encoding we know. */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const marked = encodingByMark(bytes);
  if (marked !== null) return decodeAs(marked, bytes);
  const wide = asWide(bytes);
  if (wide !== null) return wide;
  if (bytes.includes(0)) return null;
  const utf8 = decodeAs("utf-8", bytes);
  const decoded = garbled(utf8.text) === 0 ? utf8 : (damagedOrKorean(utf8, bytes) ?? western(bytes));
  return decoded !== null && isText(decoded.text) ? decoded : null;
}

/** A file that is damaged in a few places is read in the encoding that loses less of it; a lone é of a Western file fits neither. */
function damagedOrKorean(utf8: DecodedText, bytes: Uint8Array): DecodedText | null {
  const korean: DecodedText = { text: decodeCp949(bytes), encoding: "cp949" };
  const fitting = [utf8, korean].filter(
    ({ text, encoding }) =>
      (encoding === "cp949" ? /[가-힣]{2}/ : /(?!\ufffd)[^\p{ASCII}]/u).test(text) &&
      garbled(text) <= text.length * tolerated,
  );
  return fitting.sort((one, other) => garbled(one.text) - garbled(other.text))[0] ?? null;
}

function western(bytes: Uint8Array): DecodedText | null {
  const decoded = decodeAs("windows-1252", bytes);
  return /\p{L}{3}/u.test(decoded.text) ? decoded : null;
}

function decodeAs<Encoding extends Exclude<DecodedText["encoding"], "cp949">>(encoding: Encoding, bytes: Uint8Array) {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** The encoding that a byte order mark tells, which outweighs whatever else a file says of itself. */
export function encodingByMark(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/**
 * UTF-16 without a mark: spaces, digits and line breaks leave a zero in every other byte. Letters such as 가 (U+AC00) leave
 * one on the other side, so the side that makes more everyday letters is taken.
 */
function asWide(bytes: Uint8Array): DecodedText | null {
  if (bytes.length % 2 === 1 || bytes.length < 4) return null;
  const sample = bytes.subarray(0, 65_536);
  const zeros = sample.reduce((count, byte) => (byte === 0 ? count + 1 : count), 0);
  if (zeros <= sample.length / 50) return null;
  const [likelier] = (["utf-16le", "utf-16be"] as const)
    .map((encoding) => decodeAs(encoding, sample))
    .filter(({ text }) => isWideText(text))
    .sort((one, other) => everyday(other.text) - everyday(one.text));
  return likelier === undefined ? null : decodeAs(likelier.encoding, bytes);
}

/** Bytes of other files come out as letters of any script, and as some that no script has. */
function isWideText(text: string): boolean {
  const strange = text.match(/[\p{Cn}\p{Co}\p{Cs}\ufffd]/gu)?.length ?? 0;
  return strange <= text.length * tolerated && isText(text) && everyday(text) > text.length / 50;
}

/** How many letters are of the scripts that texts here are mostly in. */
function everyday(text: string): number {
  return text.match(/[\n -~가-힣]/g)?.length ?? 0;
}

function garbled(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) count++;
  return count;
}

/** Control characters other than white space are a sign of a binary file. */
function isText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  const controls = text.slice(0, 65_536).match(/[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]/g)?.length ?? 0;
  return controls <= Math.min(text.length, 65_536) * tolerated;
}
