import { z } from "zod";
import type { MemoryNode, ResearchDocument } from "#protocol";
import type { Store, ResearchDocument as StoredDocument } from "#store";
import type { Library } from "../library/library.ts";
import type { Paper } from "../papers/paper.ts";
import { createShelf, type Shelf } from "./shelf.ts";

/** A notebook is a session: its conversation, the papers its tools have returned, its research documents and its memory. */
export interface Notebooks {
  /** The papers of a notebook, numbered. */
  shelf(notebookId: string): Promise<Shelf>;
  documents(notebookId: string): Promise<ResearchDocument[]>;
  /** Writes a research document under its id: a new one at the end of the panel, or the next version of the one that is there. */
  upsert(notebookId: string, document: { id: string; title: string; content: string }): Promise<ResearchDocument>;
  memory(notebookId: string): Promise<MemoryNode[]>;
  remember(notebookId: string, nodes: readonly Omit<MemoryNode, "id">[]): Promise<void>;
}

const settingsSchema = z
  .object({ paperIds: z.array(z.string()), latest: z.array(z.string()) })
  .catch({ paperIds: [], latest: [] });
const kindSchema = z.enum(["interest", "question", "finding", "preference"]).catch("finding");

export function createNotebooks(store: Store, library: Library): Notebooks {
  async function held(notebookId: string) {
    const session = await store.sessions.find(notebookId);
    return settingsSchema.parse(session?.settings.research);
  }

  async function addPapers(notebookId: string, papers: readonly Paper[], asLatest: boolean): Promise<void> {
    const { settings } = await store.sessions.get(notebookId);
    const known = settingsSchema.parse(settings.research);
    const added = papers.map(({ id }) => id);
    const research = {
      paperIds: [...new Set([...known.paperIds, ...added])],
      latest: asLatest ? added : known.latest,
    };
    await store.sessions.update(notebookId, { settings: { ...settings, research } });
  }

  return {
    async shelf(notebookId) {
      const { paperIds, latest } = await held(notebookId);
      return createShelf({
        papers: await library.get(paperIds),
        latest,
        async keep(papers, asLatest) {
          const kept = await library.remember(papers);
          await addPapers(notebookId, kept, asLatest);
          return kept;
        },
      });
    },
    documents: async (notebookId) => (await store.researchDocuments.list(notebookId)).map(toDocument),
    async upsert(notebookId, { id, title, content }) {
      const text = { title, content, author: "agent" as const };
      const known = await store.researchDocuments.find(id);
      if (known?.content === content && known.title === title) return toDocument(known);
      const written =
        known === null ? store.researchDocuments.add(notebookId, text, id) : store.researchDocuments.update(id, text);
      return toDocument(await written);
    },
    async memory(notebookId) {
      const nodes = await store.memory.list(notebookId);
      return nodes.map(({ id, kind, text }) => ({ id, kind: kindSchema.parse(kind), text }));
    },
    async remember(notebookId, nodes) {
      const known = new Set((await store.memory.list(notebookId)).map(({ text }) => text));
      for (const { kind, text } of nodes) if (!known.has(text)) await store.memory.add(notebookId, { kind, text });
    },
  };
}

function toDocument({ id, sessionId, title, content, version, position, updatedAt }: StoredDocument): ResearchDocument {
  return { documentId: id, notebookId: sessionId, title, content, version, position, updatedAt };
}
