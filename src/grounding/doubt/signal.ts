/** One thing that speaks for or against a claim, by how much, with the words that it is about. */
export interface Signal {
  readonly name: string;
  readonly value: number;
  readonly words: string;
}
