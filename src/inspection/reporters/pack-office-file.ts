/** What a packed file holds, before it is packed: rows of a table, the first of them its head, or paragraphs of Markdown. */
export type OfficeContent =
  | { readonly format: "xlsx"; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly format: "docx"; readonly paragraphs: readonly string[] };

export async function packOfficeFile(content: OfficeContent): Promise<Uint8Array> {
  const { markdownToDocx, tableToXlsx } = await import("#documents");
  return content.format === "docx"
    ? await markdownToDocx(content.paragraphs.join("\n"))
    : await tableToXlsx(content.rows);
}
