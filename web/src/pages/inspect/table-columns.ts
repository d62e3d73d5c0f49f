/** So much of a table is looked at: its first row is in there. */
const beginning = 64 * 1024;

export const isTableFile = ({ name }: Pick<File, "name">) => /\.(csv|tsv|xlsx)$/i.test(name);

/** The names in the first row of a table, in UTF-8, UTF-16 or the Korean code page. Those of a packed one are not known here. */
export async function columnsOf(file: File): Promise<string[]> {
  if (/\.xlsx$/i.test(file.name)) return [];
  const [head = ""] = decoded(new Uint8Array(await file.slice(0, beginning).arrayBuffer())).split(/[\r\n]/);
  const plain = head.replace(/"[^"]*"/g, "");
  const delimiter = [",", "\t", ";", "|"].toSorted(
    (one, other) => plain.split(other).length - plain.split(one).length,
  )[0];
  const names = [...head.matchAll(new RegExp(`(?:^|[${delimiter}])(?:"((?:[^"]|"")*)"|([^${delimiter}]*))`, "g"))];
  const columns = names.map(([, quoted, written]) => (quoted?.replaceAll('""', '"') ?? written ?? "").trim());
  return [...new Set(columns.filter((name) => name !== ""))];
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  // The last letter may be cut in two, and the first row ends before it.
  const row = bytes.subarray(0, bytes.includes(10) ? bytes.indexOf(10) : bytes.length);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(row);
  } catch {
    return new TextDecoder("euc-kr").decode(row);
  }
}
