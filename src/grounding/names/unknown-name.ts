/** A name that no evidence has, and what it looks like. */
export interface UnknownName {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "address" | "title" | "name" | "year" | "person" | "institution" | "law" | "mixed";
}
