import { z } from "zod";
import { type JihwiError, type MemoryNode, type ResearchDocument, type ResearchVersion, resultsOf } from "#protocol";
import type { Store, ResearchDocumentRow as StoredDocument } from "#store";
import { paperFailure } from "../failure.ts";
import type { PaperLibrary } from "../library/library.ts";
import type { Paper } from "../paper/paper.ts";
import { type PaperText, paperText } from "./paper-text.ts";
import { createShelf, type Shelf } from "./shelf.ts";

const settingsSchema = z
  .object({ paperIds: z.array(z.string()), latest: z.array(z.string()) })
  .catch({ paperIds: [], latest: [] });
const columnsSchema = z.array(z.string()).nullable().catch(null);
const kindSchema = z.enum(["interest", "question", "finding", "preference"]).catch("finding");

/** A notebook is a session: its conversation, the papers its tools have returned, its research documents and its memory. */
export function createNotebooks(store: Store, library: PaperLibrary) {
  async function held(notebookId: string) {
    const session = await store.sessions.find(notebookId);
    return settingsSchema.parse(session?.settings.research);
  }

  async function addPapers(notebookId: string, papers: readonly Paper[], asLatest: boolean): Promise<void> {
    const added = papers.map(({ id }) => id);
    await store.sessions.changeSettings(notebookId, (settings) => {
      const known = settingsSchema.parse(settings.research);
      const paperIds = [...new Set([...known.paperIds, ...added])];
      return { ...settings, research: { paperIds, latest: asLatest ? added : known.latest } };
    });
  }

  /** What attached documents say, as far as they are still there and read. */
  async function textsOf(papers: readonly Paper[]): Promise<Map<string, PaperText>> {
    const texts = new Map<string, PaperText>();
    for (const { id, documentId } of papers) {
      if (documentId === undefined) continue;
      const text = paperText(documentId, await store.pages.texts(documentId));
      if (text.text.trim() !== "") texts.set(id, text);
    }
    return texts;
  }

  async function stored(documentId: string): Promise<StoredDocument> {
    const document = await store.researchDocuments.find(documentId);
    if (document === null) throw noDocument(documentId);
    return document;
  }

  return {
    /** The papers of a notebook, numbered. */
    async shelf(notebookId: string): Promise<Shelf> {
      const { paperIds, latest } = await held(notebookId);
      const papers = await library.get(paperIds);
      return createShelf({
        papers,
        texts: await textsOf(papers),
        latest,
        async keep(papers, asLatest) {
          const kept = await library.remember(papers);
          await addPapers(notebookId, kept, asLatest);
          return kept;
        },
      });
    },
    /** The questions that are columns over the papers; null as long as nobody chose any. */
    columns: async (notebookId: string) =>
      columnsSchema.parse((await store.sessions.get(notebookId)).settings.columns ?? null),
    keepColumns: (notebookId: string, questions: readonly string[]) =>
      store.sessions.changeSettings(notebookId, (settings) => ({ ...settings, columns: [...questions] })),
    documents: async (notebookId: string) => (await store.researchDocuments.list(notebookId)).map(toDocument),
    /** Writes a research document under its id: a new one at the end of the panel, or the next version of the one that is there. */
    async upsert(notebookId: string, { id, title, content }: { id: string; title: string; content: string }) {
      const text = { title, content, author: "agent" as const };
      const known = await store.researchDocuments.find(id);
      if (known?.content === content && known.title === title) return toDocument(known);
      const written =
        known === null ? store.researchDocuments.add(notebookId, text, id) : store.researchDocuments.update(id, text);
      return toDocument(await written);
    },
    document: async (documentId: string) => toDocument(await stored(documentId)),
    /** What a user does with research documents: each writing is a version, and none is lost. */
    write: async (notebookId: string, text: { title: string; content: string }) =>
      toDocument(await store.researchDocuments.add(notebookId, { ...text, author: "user" })),
    async edit(documentId: string, change: { title?: string; content?: string }) {
      const known = await stored(documentId);
      const { title, content } = { ...known, ...change };
      if (title === known.title && content === known.content) return toDocument(known);
      return toDocument(await store.researchDocuments.update(documentId, { title, content, author: "user" }));
    },
    restore: async (documentId: string, version: number) =>
      toDocument(await store.researchDocuments.restore(documentId, version)),
    /** Every version, newest first. */
    async versions(documentId: string): Promise<ResearchVersion[]> {
      await stored(documentId);
      const versions = await store.researchDocuments.history(documentId);
      return versions.map(({ documentId: _, ...version }) => version);
    },
    /** Puts the named documents first, in this order. */
    reorder: async (notebookId: string, ids: readonly string[]) =>
      (await store.researchDocuments.reorder(notebookId, ids)).map(toDocument),
    remove: (documentId: string) => store.researchDocuments.remove(documentId),
    /** The buttons below the last answer, in their order. */
    async buttons(notebookId: string): Promise<string[]> {
      const messages = await store.messages.list(notebookId, { last: 2 });
      const answer = messages.findLast(({ role }) => role === "assistant");
      const [proposal] = answer === undefined ? [] : resultsOf([answer], "research", "proposal");
      return proposal?.choices.map(({ label }) => label) ?? [];
    },
    memory: async (notebookId: string) => (await store.memory.list(notebookId)).map(toNode),
    note: async (notebookId: string, node: Omit<MemoryNode, "id">) => toNode(await store.memory.add(notebookId, node)),
    editMemory: async (nodeId: string, text: string) => toNode(await store.memory.update(nodeId, { text })),
    forget: (nodeId: string) => store.memory.remove(nodeId),
    async remember(notebookId: string, nodes: readonly Omit<MemoryNode, "id">[]): Promise<void> {
      const known = new Set((await store.memory.list(notebookId)).map(({ text }) => text));
      for (const { kind, text } of nodes) if (!known.has(text)) await store.memory.add(notebookId, { kind, text });
    },
  };
}

function toDocument({ id, sessionId, title, content, version, position, updatedAt }: StoredDocument): ResearchDocument {
  return { documentId: id, notebookId: sessionId, title, content, version, position, updatedAt };
}

function toNode({ id, kind, text }: { id: string; kind: string; text: string }): MemoryNode {
  return { id, kind: kindSchema.parse(kind), text };
}

function noDocument(id: string): JihwiError {
  return paperFailure("no-document", { id });
}
