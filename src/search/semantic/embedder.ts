/** A model that turns texts into vectors, as the app offers it to search. */
export interface Embedder {
  /** Names the model and its version: vectors of different models are never compared. */
  readonly id: string;
  /** One vector a text, all of one length. `purpose` matters to models that were trained with different prefixes. */
  embed(texts: readonly string[], purpose: "query" | "passage"): Promise<readonly Float32Array[]>;
}
