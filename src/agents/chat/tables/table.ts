/** A row of a table, and the page of the document that it stands on. */
export interface RowOnPage {
  readonly cells: readonly string[];
  readonly page: number;
}

/** The part of a table that stands on one page. */
export interface TablePart {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is known of a document before it is read. */
export interface TableDocument {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
}

/** A table of a document from its first row to its last, on however many pages it stands. */
export interface Table {
  readonly document: TableDocument;
  readonly sheet: string | null;
  /** What stands above it: the heading, a line such as "(단위: 만원)". */
  readonly title: string;
  readonly header: readonly string[];
  readonly rows: readonly RowOnPage[];
  readonly parts: readonly TablePart[];
  /** False where rows may be missing: reading it was cut off, or its columns could not be told apart. */
  readonly isWhole: boolean;
}

/** Why a table has no names of columns: none stand there, or they stand in several rows of which nobody can tell what is whose. */
export type NoNames = "no-names" | "unsure-names";

/** A table of which nobody can tell what its columns are called. */
export interface NamelessTable extends Pick<Table, "document" | "sheet" | "parts"> {
  readonly why: NoNames;
  readonly rows: readonly (readonly string[])[];
}
