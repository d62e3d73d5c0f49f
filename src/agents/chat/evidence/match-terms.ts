/** A text as it is compared: its terms, with what each does in a sentence. */
export interface MatchTerms {
  /** What the text speaks of. */
  readonly content: ReadonlySet<string>;
  /** All of it, grammar too. */
  readonly all: ReadonlySet<string>;
}
