/** What a packed file holds, before it is packed: rows of a table, the first of them its head, or paragraphs of Markdown. */
export type OfficeContent =
  | { readonly format: "xlsx"; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly format: "docx"; readonly paragraphs: readonly string[] };

export async function packOfficeFile(content: OfficeContent): Promise<Uint8Array> {
  if (content.format === "docx") {
    const { markdownToDocx } = await import("#documents");
    return await markdownToDocx(content.paragraphs.join("\n"));
  }
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const [head = [], ...rows] = content.rows;
  // As text: what a document holds is no formula.
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value, type: String })),
  );
  const names = head.map((value) => ({ value: String(value), fontWeight: "bold" as const }));
  return await writeXlsxFile([names, ...cells], { stickyRowsCount: 1 }).toBuffer();
}
