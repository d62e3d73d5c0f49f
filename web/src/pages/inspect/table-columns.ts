import { longestTextColumn, readDelimitedRows } from "#protocol";

/** So much of a table is looked at: the row that names its columns is in there. */
const beginning = 64 * 1024;

export const isTableFile = ({ name }: Pick<File, "name">) => /\.(csv|tsv)$/i.test(name);

/** The columns of a table, and the one with the longest texts. */
export interface TableColumns {
  readonly names: string[];
  readonly longest: string | null;
}

/** The names in the first row of a table that holds any, in UTF-8, UTF-16 or the Korean code page. */
export async function columnsOf(file: Blob): Promise<TableColumns> {
  const text = decoded(new Uint8Array(await file.slice(0, beginning).arrayBuffer()));
  const rows: string[][] = [];
  for await (const { cells } of readDelimitedRows([text], beginning))
    if (cells.some((cell) => cell.trim() !== "")) rows.push(cells.map((cell) => cell.trim()));
  const [head = [], ...body] = rows;
  return { names: [...new Set(head.filter((name) => name !== ""))], longest: longestTextColumn(head, body) };
}

function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide !== null) return decodedAs(wide, bytes);
  const utf8 = decodedAs("utf-8", bytes);
  if (garbled(utf8) === 0) return utf8;
  // What is damaged in a place is read as what loses less of it; a lone é of a Western table fits neither.
  const korean = decodedAs("euc-kr", bytes);
  const fitting = [
    ...(/(?!\ufffd)[^\p{ASCII}]/u.test(utf8) ? [utf8] : []),
    ...(/[가-힣]{2}/.test(korean) ? [korean] : []),
  ].filter((text) => garbled(text) <= text.length / 200);
  return fitting.toSorted((one, other) => garbled(one) - garbled(other))[0] ?? decodedAs("windows-1252", bytes);
}

/** The last letter may be cut in two: it is not waited for. */
const decodedAs = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes, { stream: true });

const garbled = (text: string) => text.split("\ufffd").length - 1;

/** By its mark, or by the side on which delimiters and line breaks leave their zeros. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (!bytes.includes(0)) return null;
  const everyday = (encoding: string) => decodedAs(encoding, bytes).match(/[\n -~가-힣]/g)?.length ?? 0;
  return everyday("utf-16le") >= everyday("utf-16be") ? "utf-16le" : "utf-16be";
}
