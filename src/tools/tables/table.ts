/** A row of a table, and the page of the document that it stands on. */
export interface DocumentRow {
  readonly cells: readonly string[];
  readonly page: number;
}

/** The letters of a table that stand on one page: what an answer cites. */
export interface TablePart {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface TableDocument {
  readonly documentId: string;
  readonly name: string;
}

/** A table of a document from its first row to its last, on however many pages it stands. */
export interface DocumentTable extends TableDocument {
  /** The heading above it: a spreadsheet's sheet, a document's line. */
  readonly heading: string | null;
  readonly head: readonly string[];
  readonly rows: readonly DocumentRow[];
  readonly parts: readonly TablePart[];
}

/** What a query calls a table: the document, and the heading where it has one. */
export const tableName = ({ name, heading }: Pick<DocumentTable, "name" | "heading">): string =>
  heading === null ? name : `${name} > ${heading}`;
