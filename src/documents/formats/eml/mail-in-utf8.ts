import { isUtf8 } from "node:buffer";
import { decodeCp949, decodeText } from "#language";
import { transferred, transferredWord } from "./transfer-encoding.ts";

/** Names under which programs send CP949. The standard decoder knows few of them, and few of its syllables. */
const koreanNames = "cp949|euc-?kr|korean|ks_?c_?5601(?:-198[79])?|ms949|uhc|(?:x-)?windows-949";
const korean = new RegExp(`^(?:${koreanNames})$`, "i");
/** Words that follow each other are one text: a syllable may begin in one and end in the next. */
const koreanWords = new RegExp(
  String.raw`(?:=\?(?:${koreanNames})\?[bq]\?[^?\s]*\?=\s*)*=\?(?:${koreanNames})\?[bq]\?[^?\s]*\?=`,
  "gi",
);
const blankLine = /^\r?\n|\r?\n\r?\n/;
const isMessage = /^message\/rfc822/i;
const charset = /charset\s*=\s*"?([^\s";]+)"?/i;

/** Messages in messages: no mail of people has more. */
const deepest = 20;
/** The headers of mail are far shorter. */
const longestHeader = 200_000;

/** A mail, a character a byte, in UTF-8 wherever its Korean is in CP949 or in an encoding that it does not name. */
export function mailInUtf8(bytes: Uint8Array): Uint8Array {
  const mail = Buffer.from(bytes).toString("latin1");
  /** A border is told in the header of the part that it divides; one that a text quotes divides nothing. */
  const borders = new Set(bordersIn(mail));
  let written = "";
  let from = 0;
  for (const { 0: line, index } of mail.matchAll(/^--.*(?:\r?\n|$)/gm)) {
    const border = line.trimEnd().slice(2);
    if (!borders.has(border) && !borders.has(border.replace(/--$/, ""))) continue;
    written += partInUtf8(mail.slice(from, index)) + line;
    from = index + line.length;
    for (const inner of bordersIn(mail.slice(from))) borders.add(inner);
  }
  return Buffer.from(written + partInUtf8(mail.slice(from)), "latin1");
}

/** What divides a part, by its header, and by those of the messages in it. */
function bordersIn(part: string, depth = 0): string[] {
  const blank = blankLine.exec(part.slice(0, longestHeader));
  if (blank === null) return [];
  const type = fieldOf(part.slice(0, blank.index), "content-type") ?? "";
  if (isMessage.test(type) && depth < deepest) return bordersIn(part.slice(blank.index + blank[0].length), depth + 1);
  const [, quoted, plain] = /^multipart\/.*boundary\s*=\s*(?:"([^"\r\n]+)"|([^\s";]+))/i.exec(type) ?? [];
  return [quoted ?? plain ?? []].flat();
}

/** A part: lines of a header, a blank one, and what they are about. */
function partInUtf8(part: string, depth = 0): string {
  const blank = blankLine.exec(part);
  const end = blank === null ? part.length : blank.index;
  const header = headerInUtf8(part.slice(0, end));
  const separator = blank?.[0] ?? "";
  const body = part.slice(end + separator.length);
  const type = fieldOf(header, "content-type") ?? "text/plain";
  const encoding = fieldOf(header, "content-transfer-encoding") ?? "";
  if (isMessage.test(type) && !/base64|quoted/i.test(encoding) && depth < deepest)
    return header + separator + partInUtf8(body, depth + 1);
  const text = /^text\/(?:plain|html)/i.test(type) ? koreanText(transferred(body, encoding), type) : null;
  if (text === null) return header + separator + body;
  const utf8 = charset.test(type) ? type.replace(charset, "charset=utf-8") : `${type}; charset=utf-8`;
  const rest = header.replace(/^content-(?:type|transfer-encoding):.*(?:\r?\n[ \t].*)*(?:\r?\n|$)/gim, "").trimEnd();
  const lines = [rest, `Content-Type: ${utf8}`, "Content-Transfer-Encoding: base64"].filter((line) => line !== "");
  return `${lines.join("\r\n")}\r\n\r\n${Buffer.from(text.replace(/\r\n?/g, "\n")).toString("base64")}\r\n`;
}

/** The text of a part that says it is in CP949, or that names no encoding and is in another than UTF-8; null for others. */
function koreanText(bytes: Buffer, type: string): string | null {
  const named = charset.exec(type)?.[1] ?? "";
  if (korean.test(named)) return decodeCp949(bytes);
  return /^(?:us-ascii)?$/i.test(named) && !isUtf8(bytes) ? (decodeText(bytes)?.text ?? null) : null;
}

function headerInUtf8(header: string): string {
  const bytes = Buffer.from(header, "latin1");
  const utf8 = isUtf8(bytes) ? header : Buffer.from(decodeCp949(bytes)).toString("latin1");
  return utf8.replace(koreanWords, (words) => {
    const parts = Array.from(words.matchAll(/\?([bq])\?([^?\s]*)\?=/gi), ([, encoding = "", word = ""]) =>
      transferredWord(word, encoding),
    );
    return `=?utf-8?B?${Buffer.from(decodeCp949(Buffer.concat(parts))).toString("base64")}?=`;
  });
}

/** What a field of a header says, on one line. */
function fieldOf(header: string, name: string): string | null {
  const field = new RegExp(String.raw`^${name}:(.*(?:\r?\n[ \t].*)*)`, "im").exec(header)?.[1];
  return field === undefined ? null : field.replace(/\r?\n[ \t]+/g, " ").trim();
}
