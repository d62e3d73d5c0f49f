import type { ParseContext } from "../format.ts";
import { makeZip } from "../make-zip.ts";
import { listZip, openZip } from "../zip-archive.ts";
import { formulaEdits } from "./formulas.ts";
import { hiddenTextEdits } from "./hidden-text.ts";
import { numberLabelEdits } from "./number-labels.ts";
import { pageBreakEdits } from "./page-breaks.ts";
import { readNumbering } from "./read-numbering.ts";
import { readStyles } from "./styles.ts";
import { applyEdits } from "./xml-edits.ts";

/** A DOCX whose words are those that Word shows: its own numbers and formulas too, no hidden text. Pictures are left out. */
export async function readableDocx(bytes: Uint8Array, { name, limits }: ParseContext): Promise<Uint8Array> {
  const read = openZip(bytes, name, limits.unpackedBytes);
  const entries = (listZip(bytes) ?? []).map((entry) => entry.name);
  const pathOf = (part: string) => entries.find((entry) => new RegExp(`^word/${part}\\d*\\.xml$`).test(entry)) ?? "";
  const styles = await readStyles(read(pathOf("styles")), name);
  const listOf = await readNumbering(read(pathOf("numbering")), styles, name);
  const edited = new Map<string, string>();
  for (const path of ["document", "footnotes", "endnotes"].map(pathOf)) {
    const xml = read(path);
    if (xml === null) continue;
    const edits = [
      ...(await numberLabelEdits(xml, name, styles, listOf)),
      ...(await hiddenTextEdits(xml, name, styles)),
      ...(await formulaEdits(xml, name)),
      ...(path === pathOf("document") ? await pageBreakEdits(xml, name) : []),
    ];
    if (edits.length > 0) edited.set(path, applyEdits(new TextDecoder().decode(xml), edits));
  }
  if (edited.size === 0) return bytes;
  const parts = entries.filter((entry) => /\.(?:xml|rels)$/.test(entry));
  return makeZip(Object.fromEntries(parts.map((entry) => [entry, edited.get(entry) ?? read(entry) ?? ""])));
}
