/** A name that no evidence has, and what it looks like. */
export interface UnknownName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "address" | "title" | "name" | "year" | "person" | "institution" | "law" | "mixed";
  /** Where the name is known with other years than the one it is told with. */
  readonly years?: { readonly told: number; readonly known: readonly number[] };
}
