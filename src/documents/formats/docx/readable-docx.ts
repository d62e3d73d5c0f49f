import type { ParseContext } from "../format.ts";
import { makeZip } from "../make-zip.ts";
import { listZip, openZip } from "../zip-archive.ts";
import { numberLabelEdits } from "./number-labels.ts";
import { readNumbering } from "./read-numbering.ts";
import { readStyles } from "./styles.ts";
import { applyEdits } from "./xml-edits.ts";

/** A DOCX whose words are those that Word shows, also the numbers that it counts by itself. Pictures are left out. */
export async function readableDocx(bytes: Uint8Array, { name, limits }: ParseContext): Promise<Uint8Array> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  const entries = (listZip(bytes) ?? []).map((entry) => entry.name);
  const pathOf = (part: string) => entries.find((entry) => new RegExp(`^word/${part}\\d*\\.xml$`).test(entry)) ?? "";
  const document = pathOf("document");
  const xml = read(document);
  if (xml === null) return bytes;
  const styles = await readStyles(read(pathOf("styles")), name);
  const listOf = await readNumbering(read(pathOf("numbering")), styles, name);
  const edits = await numberLabelEdits(xml, name, styles, listOf);
  if (edits.length === 0) return bytes;
  const parts = entries.filter((entry) => /\.(?:xml|rels)$/.test(entry)).map((entry) => [entry, read(entry) ?? ""]);
  return makeZip({ ...Object.fromEntries(parts), [document]: applyEdits(new TextDecoder().decode(xml), edits) });
}
