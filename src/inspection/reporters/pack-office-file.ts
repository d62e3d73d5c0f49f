/** What a packed file holds, before it is packed: rows of a table, the first of them its head, or paragraphs. */
export type OfficeContent =
  | { readonly format: "xlsx"; readonly rows: readonly (readonly (string | number)[])[] }
  | { readonly format: "docx"; readonly paragraphs: readonly OfficeParagraph[] };

export interface OfficeParagraph {
  readonly style: "title" | "heading" | "bullet" | "text";
  readonly text: string;
}

export function packOfficeFile(content: OfficeContent): Promise<Uint8Array> {
  return content.format === "xlsx" ? workbook(content.rows) : wordFile(content.paragraphs);
}

async function workbook([head = [], ...rows]: readonly (readonly (string | number)[])[]): Promise<Uint8Array> {
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  // As text: what a document holds is no formula.
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === "number" ? { value, type: Number } : { value, type: String })),
  );
  const names = head.map((value) => ({ value: String(value), fontWeight: "bold" as const }));
  return await writeXlsxFile([names, ...cells], { stickyRowsCount: 1 }).toBuffer();
}

async function wordFile(paragraphs: readonly OfficeParagraph[]): Promise<Uint8Array> {
  const { Document, HeadingLevel, Packer, Paragraph } = await import("docx");
  const styles = {
    title: { heading: HeadingLevel.HEADING_1 },
    heading: { heading: HeadingLevel.HEADING_2 },
    bullet: { bullet: { level: 0 } },
    text: {},
  };
  const children = paragraphs.map(({ style, text }) => new Paragraph({ ...styles[style], text }));
  return await Packer.toBuffer(new Document({ sections: [{ children }] }));
}
