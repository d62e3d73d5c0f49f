import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import type { JihwiApp } from "#app";
import { contractOf } from "../contract-of.ts";

const mostListed = 200;

/** Documents, contracts and research documents as resources to read. */
export function registerResources(server: McpServer, jihwi: JihwiApp): void {
  const { documents, store, research } = jihwi;

  const listDocuments = (kind: "documents" | "contracts") => async () => {
    const { items } = await documents.list({ limit: mostListed });
    const ready = items.filter(({ status }) => status === "ready");
    return {
      resources: ready.map(({ id, name, description }) => ({
        uri: `jihwi://${kind}/${encodeURIComponent(id)}`,
        name,
        description: description ?? undefined,
        mimeType: kind === "documents" ? "text/plain" : "application/json",
      })),
    };
  };

  server.registerResource(
    "documents",
    new ResourceTemplate("jihwi://documents/{id}", { list: listDocuments("documents") }),
    { title: "Documents", description: "The text of a document, page by page", mimeType: "text/plain" },
    async (uri, { id }) => {
      await documents.getListed(String(id));
      const pages = await documents.pages(String(id));
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text: pages.map(({ text }) => text).join("\f") }] };
    },
  );

  server.registerResource(
    "contracts",
    new ResourceTemplate("jihwi://contracts/{id}", { list: listDocuments("contracts") }),
    { title: "Contracts", description: "The outline of a contract, with its text", mimeType: "application/json" },
    async (uri, { id }) => {
      const { outline } = await contractOf(jihwi, String(id));
      return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(outline) }] };
    },
  );

  server.registerResource(
    "research-documents",
    new ResourceTemplate("jihwi://research-documents/{id}", {
      list: async () => {
        const notebooks = (await store.sessions.list({ agent: "research", limit: 50 })).items;
        const lists = await Promise.all(notebooks.map(({ id }) => research.notebooks.documents(id)));
        return {
          resources: lists
            .flat()
            .slice(0, mostListed)
            .map(({ documentId, title }) => ({
              uri: `jihwi://research-documents/${encodeURIComponent(documentId)}`,
              name: title,
              mimeType: "text/markdown",
            })),
        };
      },
    }),
    { title: "Research documents", description: "What research wrote into its panel", mimeType: "text/markdown" },
    async (uri, { id }) => {
      const { content } = await research.notebooks.document(String(id));
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text: content }] };
    },
  );
}
