import type { AddedTools, Tool, Turn } from "#kernel";
import type { CollectionScope, Localized } from "#protocol";
import type { DocumentSearchInput, DocumentSearchOutput } from "#tools/document-search";
import type { WebSearchInput, WebSearchOutput } from "#tools/web-search";
import type { AskableLibrary, AttachedDocument } from "./tool-result.ts";

export interface RemovedDocument {
  readonly name: string;
  /** What of it was found for the last answers: all that is left of it. */
  readonly text: string;
}

export interface AttachedDocuments {
  readonly documents: AttachedDocument[];
  /** Why others cannot be used. */
  readonly unread: readonly Localized[];
  /** Those that the last answers were drawn from and that are there no more. */
  readonly removed: readonly RemovedDocument[];
  /** What may be asked beside them: nothing where any is attached. */
  readonly library: AskableLibrary | null;
}

/** A document as it is kept, page by page. Every page of a sheet begins with its name. */
export interface KeptDocument {
  readonly name: string;
  /** The web address that it was brought from. */
  readonly url: string | null;
  readonly isSheet: boolean;
  readonly pages: readonly {
    readonly page: number;
    readonly text: string;
    /** How sure its words are where they were recognised in a picture. */
    readonly confidence?: number | null;
  }[];
}

/** What the chat needs from the app. */
export interface ChatServices {
  readonly documentSearch: Tool<DocumentSearchInput, DocumentSearchOutput>;
  /** How many characters documents have together. */
  characters(ids: readonly string[]): Promise<number>;
  /** A document that the session may be answered from. */
  readDocument(id: string): Promise<KeptDocument>;
  /** What a page looks like, as a JPEG. */
  drawPage(id: string, page: number, signal: AbortSignal): Promise<Uint8Array>;
  readonly webSearch: Tool<WebSearchInput, WebSearchOutput>;
  webConfigured(): boolean;
  readonly addedTools: AddedTools;
  /** The documents that a session may be answered from. Those that are named stay with it, and so do collections, by id or name. */
  attachedDocuments(
    sessionId: string,
    named: readonly string[],
    collections: CollectionScope | undefined,
  ): Promise<AttachedDocuments>;
  /** The tools that earlier turns of the conversation were told by; a name of no tool for attached documents and other sources. */
  toldBy(turn: Pick<Turn, "id" | "sessionId">): Promise<readonly string[]>;
  setTitle(sessionId: string, title: string): Promise<void>;
}
