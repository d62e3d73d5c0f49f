import { decodeCp949 } from "#language";

/** Names of CP949 that programs write and that the standard decoder does not know. */
const unknownNames = /(charset\s*=\s*"?|=\?)(?:cp949|ms949|x-windows-949|uhc|ksc5601-1987)\b/gi;

/**
 * A mail whose Korean can be read: the encodings have names that decoders know, and header lines that were written in
 * CP949 without saying so are in UTF-8.
 */
export function knownCharsets(bytes: Uint8Array): Uint8Array {
  const raw = Buffer.from(bytes).toString("latin1").replace(unknownNames, "$1euc-kr");
  const blank = /\r?\n\r?\n/.exec(raw);
  const end = blank === null ? raw.length : blank.index;
  const header = Buffer.from(raw.slice(0, end), "latin1");
  return Buffer.concat([
    Buffer.from(isUtf8(header) ? header : decodeCp949(header)),
    Buffer.from(raw.slice(end), "latin1"),
  ]);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
