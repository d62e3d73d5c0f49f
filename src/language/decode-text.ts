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
  const marked = byMark(bytes);
  if (marked !== null) return decodeAs(marked, bytes);
  const wide = looksWide(bytes);
  if (wide !== null) return decodeAs(wide, bytes);
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

function decodeAs(encoding: Exclude<DecodedText["encoding"], "cp949">, bytes: Uint8Array): DecodedText {
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function byMark(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

/** UTF-16 without a mark: spaces, digits and line breaks leave a zero in every other byte, always on the same side. */
function looksWide(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes.length % 2 === 1 || bytes.length < 4) return null;
  const zeros: [number, number] = [0, 0];
  const length = Math.min(bytes.length, 65_536);
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1]++;
  const [even, odd] = zeros;
  const enough = length / 50;
  if (odd > enough && even === 0) return "utf-16le";
  if (even > enough && odd === 0) return "utf-16be";
  return null;
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
