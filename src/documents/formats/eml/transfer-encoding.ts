/** The bytes of a mail's part, which is a character a byte, behind the encoding that they were sent in. */
export function transferred(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, "base64");
  if (/quoted-printable/i.test(encoding)) return fromQuotedPrintable(body.replace(/=[ \t]*\r?\n/g, ""));
  return Buffer.from(body, "latin1");
}

/** The bytes of a word of a header, such as `=?euc-kr?Q?=B0=A1_?=`. */
export function transferredWord(word: string, encoding: string): Buffer {
  return /b/i.test(encoding) ? Buffer.from(word, "base64") : fromQuotedPrintable(word.replaceAll("_", " "));
}

function fromQuotedPrintable(text: string): Buffer {
  const bytes = text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1");
}
