/** What a question leans on: the one before it, and the labels of the units that its answer told, the first of them first. */
export interface AskedBefore {
  readonly question: string;
  readonly units: readonly string[];
}
