/** The text of a bibliography file: by its byte order mark, else UTF-8, else the Korean or Western code page it fits. */
export function decodeBibliography(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return strictly("utf-8", bytes) ?? korean(bytes) ?? new TextDecoder("windows-1252").decode(bytes);
}

/** Bytes that decode as EUC-KR into mostly Hangul are Korean; é in a Western file does not. */
function korean(bytes: Uint8Array): string | null {
  const text = strictly("euc-kr", bytes);
  const foreign = text?.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const hangul = text?.match(/[\uac00-\ud7a3]/g)?.length ?? 0;
  return hangul * 2 > foreign ? text : null;
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
