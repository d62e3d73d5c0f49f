import { decode } from "iconv-lite";

/** CP949, the Korean Windows encoding. Node's own `euc-kr` decoder knows only 2,350 of its 11,172 syllables. */
export function decodeCp949(bytes: Uint8Array): string {
  return decode(bytes, "cp949");
}
