import { z } from "zod";
import { createChatAgent, type RemovedDocument } from "#agents/chat";
import { createContractAgent } from "#agents/contract";
import { createInspectAgent, type InspectServices } from "#agents/inspect";
import { createResearchAgent } from "#agents/research";
import { isDrawn, isPicture, unreadDocument } from "#documents";
import type { AddedTools, Agent } from "#kernel";
import type { ResearchService } from "#papers";
import { type CollectionScope, dataPartSchemas, type JihwiError } from "#protocol";
import type { Store, StoredDocument } from "#store";
import { createDocumentSearch } from "#tools/document-search";
import { createWebSearch } from "#tools/web-search";
import { appFailure } from "./failure.ts";
import type { Library } from "./library.ts";
import type { Config } from "./read-config.ts";
import { sampleDocuments } from "./samples.ts";

export interface AgentServices {
  readonly config: Config;
  readonly store: Store;
  readonly library: Library;
  readonly inspect: InspectServices;
  readonly research: ResearchService;
  readonly addedTools: AddedTools;
}

/** Every agent, with what it needs: the four that come with Jihwi, then those that plug in. */
export function createAgents(services: AgentServices, plugged: readonly Agent[]): ReadonlyMap<string, Agent> {
  const own = [
    chatOf(services),
    contractOf(services),
    createInspectAgent(services.inspect),
    createResearchAgent(services.research, { addedTools: services.addedTools }),
  ] as const;
  const agents = new Map<string, Agent>(own.map((agent) => [agent.name, agent as Agent]));
  for (const agent of plugged) {
    if (agents.has(agent.name)) throw nameTaken(agent.name);
    agents.set(agent.name, agent);
  }
  return agents;
}

function nameTaken(name: string): JihwiError {
  return appFailure("agent-name-taken", { name });
}

function chatOf({ config, store, library, addedTools }: AgentServices) {
  const webSearch = createWebSearch(config.env);
  return createChatAgent({
    webSearch,
    webConfigured: webSearch.isConfigured,
    addedTools,
    documentSearch: createDocumentSearch(library.findPassages, async (scope) =>
      store.collections.askable(scope, await sampleDocuments(store)),
    ),
    async characters(ids) {
      const documents = await Promise.all(ids.map((id) => store.documents.get(id)));
      return documents.reduce((sum, { characters }) => sum + (characters ?? 0), 0);
    },
    async readDocument(id) {
      const { name, url, format } = await store.documents.get(id);
      return { name, url, isSheet: format === "xlsx", pages: await store.pages.texts(id) };
    },
    drawPage: (id, page, signal) => library.documents.picture(id, page, signal),
    async attachedDocuments(sessionId, named, collections) {
      // A document that is named once stays with the conversation: a follow-up asks over it too.
      for (const id of named) await store.documents.get(id);
      await store.documents.attach(sessionId, named);
      const all = await store.documents.attached(sessionId);
      const scope = await scopeOf(store, sessionId, collections);
      const askable = all.length > 0 ? [] : await store.collections.askable(scope, await sampleDocuments(store));
      const attached = Map.groupBy(all, ({ status }) => status === "ready");
      return {
        documents: (attached.get(true) ?? []).map(({ id, name, description, format, pages, locked }) => ({
          id,
          name,
          description: description ?? "",
          drawable: isDrawn(format) && locked === 0 ? (pages ?? 1) : undefined,
          pictures: isPicture(format) ? (pages ?? 1) : undefined,
        })),
        unread: (attached.get(false) ?? []).map((document) => unreadDocument(document).says),
        removed: await removedFrom(store, sessionId, all),
        library: askable.length > 0 ? { scope, documents: askable.length } : null,
      };
    },
    toldBy: ({ id, sessionId }) => store.journal.toolsBefore(id, sessionId),
    async setTitle(sessionId, title) {
      await store.sessions.suggestTitle(sessionId, title);
    },
  });
}

/** The collections that a conversation may ask: those that are named now, which it keeps, else those that it was told before. */
async function scopeOf(store: Store, sessionId: string, named: CollectionScope | undefined): Promise<CollectionScope> {
  const session = await store.sessions.find(sessionId);
  if (named === undefined) return await store.collections.scopeOf(session?.settings ?? {});
  const found = named === "all" ? [] : await Promise.all(named.map((one) => store.collections.named(one)));
  const scope = named === "all" ? named : found.map(({ id }) => id);
  if (session !== null)
    await store.sessions.changeSettings(sessionId, (settings) => ({ ...settings, collections: scope }));
  return scope;
}

/** The question and the three exchanges before it: what was removed is told while a conversation still speaks of it. */
const speaksOfIt = 7;

/** The documents that the last answers were drawn from, that are gone and that have not been attached anew. */
async function removedFrom(
  store: Store,
  sessionId: string,
  attached: readonly StoredDocument[],
): Promise<RemovedDocument[]> {
  const parts = (await store.messages.list(sessionId, { last: speaksOfIt })).flatMap((message) => message.parts);
  const found = parts
    .flatMap((part) => sourcesPart.safeParse(part).data?.data.sources ?? [])
    .filter((source) => source.kind === "document")
    .filter(({ documentId, name }) => attached.every((one) => one.id !== documentId && one.name !== name));
  const gone = new Set<string>();
  for (const { documentId } of found) if ((await store.documents.find(documentId)) === null) gone.add(documentId);
  const byName = Map.groupBy(
    found.filter(({ documentId }) => gone.has(documentId)),
    ({ name }) => name,
  );
  return [...byName].map(([name, sources]) => ({ name, text: sources.map(({ text }) => text).join("\n") }));
}

const sourcesPart = z.object({ type: z.literal("data-sources"), data: dataPartSchemas.sources });

function contractOf({ store, library }: AgentServices) {
  return createContractAgent({
    documents: library.documents,
    async remember(sessionId, documentIds) {
      // An evaluation's turns belong to no conversation.
      if ((await store.sessions.find(sessionId)) === null) return;
      const attached = await store.documents.attached(sessionId);
      if (attached.length === 0) await store.documents.attach(sessionId, documentIds);
    },
    async source(documentId) {
      const { name, status } = await library.documents.getListed(documentId);
      if (status !== "ready") throw unreadDocument({ name, status });
      return { name, pages: await library.documents.pages(documentId) };
    },
  });
}
