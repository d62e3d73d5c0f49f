import { createDocumentSearch } from "#tools/document-search";
import { createWebSearch } from "#tools/web-search";
import { createChatAgent } from "../../../src/agents/chat/agent.ts";
import type { ChatServices } from "../../../src/agents/chat/services.ts";

/** A chat that has nothing but what is given: no document, no web, no added tool. */
export function chatWith(own: Partial<ChatServices>) {
  return createChatAgent({
    documentSearch: createDocumentSearch(
      async () => [],
      async () => [],
    ),
    characters: async () => 0,
    drawPage: async () => new Uint8Array(),
    readDocument: async (id) => ({ name: id, url: null, isSheet: false, pages: [] }),
    webSearch: createWebSearch({}),
    webConfigured: () => false,
    addedTools: { current: () => [], refresh: async () => [] },
    attachedDocuments: async (_, named) => ({
      documents: named.map((id) => ({ id, name: id, description: "" })),
      unread: [],
      removed: [],
      library: null,
    }),
    toldBy: async () => [],
    setTitle: async () => {},
    ...own,
  });
}
