import type { ModelChooser, RunLimits } from "#kernel";
import type { IndexedChunk } from "#search";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import type { ParseLimits } from "../formats/limits.ts";
import type { DocumentPasswords } from "./passwords.ts";

/** The index that makes chunks findable. Adding replaces what was indexed of the document before. */
export interface DocumentIndex {
  add(documentId: string, chunks: readonly IndexedChunk[]): Promise<void>;
  remove(...documentIds: readonly string[]): Promise<void>;
}

export interface ReadingOptions {
  readonly store: Store;
  readonly index: DocumentIndex;
  readonly models: ModelChooser;
  readonly limits?: Partial<ParseLimits>;
  readonly passwords: DocumentPasswords;
  /** Limits of the model calls: of each one, not of the whole reading, which is as long as the document. */
  readonly callLimits?: Partial<Pick<RunLimits, "stepMs" | "retries">>;
  readonly listener?: Pick<TurnListener, "kept">;
}
