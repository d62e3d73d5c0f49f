import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import type { JihwiApp } from "#app";
import {
  contractFieldTitles,
  languageOf,
  longestMessage,
  mostTableContracts,
  paperSourceNameSchema,
  standingWords,
  tableColumnsSchema,
} from "#protocol";
import { contractOf } from "../contract-of.ts";
import { askAgent } from "./ask-agent.ts";

const documentId = z.string().min(1).max(200);
const documentIds = z
  .array(documentId)
  .max(500)
  .default([])
  .describe("Ids of documents; none means those of the session, or else the whole library or its collections");
const collectionNames = z
  .array(z.string().max(200))
  .max(100)
  .optional()
  .describe("Names or ids of collections, in place of documents; an empty list means none");
const isOneScope = ({ documents, collections }: { documents: string[]; collections?: string[] | undefined }) =>
  documents.length === 0 || collections === undefined;
const oneScope = "Name documents or collections, not both.";
const question = z.string().trim().min(1).max(20_000).describe("The question, in Korean or English");
const sessionId = z.string().max(100).optional().describe("A session to go on with");

/** The tools of Jihwi as an MCP server. Each gives readable text and the same as structured content. */
export function registerTools(server: McpServer, jihwi: JihwiApp): void {
  const readOnly = { readOnlyHint: true, openWorldHint: false };

  server.registerTool(
    "ask_documents",
    {
      title: "Ask documents",
      description: "Answers a question from the user's documents, with citations to page and words.",
      inputSchema: z
        .object({
          question,
          documents: documentIds,
          collections: collectionNames,
          sessionId,
        })
        .refine(isOneScope, oneScope),
    },
    async ({ question, documents, collections, sessionId }, context) => {
      const options = { documents, collections };
      return answerOf(await askAgent(jihwi, { agent: "chat", question, sessionId, options }, context));
    },
  );

  server.registerTool(
    "search_documents",
    {
      title: "Search documents",
      description: "Finds passages in the user's documents, best first.",
      inputSchema: z
        .object({
          query: z.string().trim().min(1).max(4_000),
          k: z.number().int().min(1).max(50).default(10),
          documents: documentIds,
          collections: collectionNames,
        })
        .refine(isOneScope, oneScope),
      annotations: readOnly,
    },
    async ({ query, k, documents, collections }) => {
      for (const id of documents) await jihwi.documents.getListed(id);
      const scope = await Promise.all((collections ?? []).map((one) => jihwi.store.collections.named(one)));
      const ids = scope.map(({ id }) => id);
      const within = collections === undefined ? null : await jihwi.store.collections.askable(ids, []);
      const asked = documents.length > 0 ? documents : within;
      const hits = await jihwi.library.findPassages(query, { k, documents: asked });
      return resultOf({ hits }, hits.map((hit) => `${hit.name}, p. ${hit.page}: ${hit.text}`).join("\n\n"));
    },
  );

  server.registerTool(
    "ask_contract",
    {
      title: "Ask a contract",
      description: "Answers a question from one contract, citing its articles.",
      inputSchema: z.object({ question, contract: documentId.describe("Id of the contract's document"), sessionId }),
    },
    async ({ question, contract, sessionId }, context) =>
      answerOf(await askAgent(jihwi, { agent: "contract", question, sessionId, options: { contract } }, context)),
  );

  server.registerTool(
    "contract_outline",
    {
      title: "Outline of a contract",
      description: "The articles, supplementary provisions and annexes of a contract.",
      inputSchema: z.object({ contract: documentId }),
      annotations: readOnly,
    },
    async ({ contract }) => {
      const { outline } = await contractOf(jihwi, contract);
      const lines = [...outline.articles, ...outline.supplementary, ...outline.annexes];
      return resultOf({ ...outline }, lines.map(({ label, title }) => `${label} ${title}`.trim()).join("\n"));
    },
  );

  server.registerTool(
    "compare_contracts",
    {
      title: "Compare contracts",
      description: "A contract beside a standard: what is changed, missing or added.",
      inputSchema: z.object({ contract: documentId, standard: documentId }),
      annotations: readOnly,
    },
    async ({ contract, standard }, { mcpReq: { signal } }) => {
      const { compareContracts, comparisonToMarkdown } = await import("#contracts");
      const [ours, theirs] = [await contractOf(jihwi, contract), await contractOf(jihwi, standard)];
      const comparison = await compareContracts(ours, theirs, { signal });
      return resultOf({ ...comparison }, comparisonToMarkdown(comparison, "en"));
    },
  );

  server.registerTool(
    "contract_table",
    {
      title: "Contracts side by side",
      description:
        "Asks many contracts the same questions: a row each, every cell with the contract's own words, checked.",
      inputSchema: z.object({
        contracts: z.array(documentId).min(1).max(mostTableContracts).describe("Ids of the contracts' documents"),
        columns: tableColumnsSchema.describe(`Questions, or fields: ${Object.keys(contractFieldTitles).join(", ")}`),
      }),
    },
    async ({ contracts, columns }, { mcpReq: { signal } }) => {
      const { tableToFile, tableToJson } = await import("#contracts");
      const language = languageOf(columns.join(" "));
      const { id } = await jihwi.tables.create({ documents: contracts, columns, language, isKept: true });
      const table = await jihwi.tables.filled(id, { signal });
      return resultOf(
        { tableId: id, ...tableToJson(table, language) },
        String(await tableToFile(table, "csv", language)),
      );
    },
  );

  server.registerTool(
    "inspect_text",
    {
      title: "Inspect a text",
      description: "Judges a text by written criteria: personal data, secrets, profanity, length, links and more.",
      inputSchema: z.object({
        text: z.string().min(1).max(longestMessage),
        only: z.array(z.string().max(100)).min(1).max(100).optional().describe("Names of the checks to run"),
      }),
      annotations: readOnly,
    },
    async ({ text, only }, context) => {
      const asked = { agent: "inspect", question: text, sessionId: undefined, options: { only } };
      const { answer, traceId, results } = await askAgent(jihwi, asked, context);
      return resultOf({ report: results.report ?? null, traceId }, answer);
    },
  );

  server.registerTool(
    "search_papers",
    {
      title: "Search papers",
      description: "Searches papers in the library and in every configured source.",
      inputSchema: z.object({
        query: z.string().trim().min(1).max(1_000),
        sources: z.array(paperSourceNameSchema).optional(),
        limit: z.number().int().min(1).max(100).default(20),
      }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    async ({ query, sources, limit }, { mcpReq }) => {
      const { cardOf, searchSources } = await import("#papers");
      const found = await searchSources(
        jihwi.research.sources(sources ?? null),
        { query, limit },
        { signal: mcpReq.signal, language: languageOf(query) },
      );
      const papers = found.papers.map(cardOf);
      const lines = papers.map(
        ({ title, year, ...standing }, index) =>
          `${index + 1}. ${[title, year, ...standingWords(standing).map(({ en }) => en)].filter(Boolean).join(" · ")}`,
      );
      return resultOf({ papers, sources: [...found.sources] }, lines.join("\n"));
    },
  );

  server.registerTool(
    "fetch_papers",
    {
      title: "Fetch open full texts of papers",
      description: "Fetches the open PDFs of papers, where the owner has switched that on, and attaches them.",
      inputSchema: z.object({
        papers: z.array(z.string().min(1).max(500)).min(1).max(20).describe("Ids, DOIs or arXiv ids"),
      }),
      annotations: { readOnlyHint: false, openWorldHint: true },
    },
    async ({ papers }, { mcpReq: { signal } }) => {
      const { id } = await jihwi.fullTexts.fetch({ papers });
      const report = await jihwi.fullTexts.report(id, signal);
      const came = report.fetched.map(
        ({ title, url, license }) => `${title}: ${url} (${license ?? "licence unknown"})`,
      );
      const missing = report.failed.map(({ title, error }) => `${title}: ${error.message.en}`);
      return resultOf({ ...report }, [...came, ...missing].join("\n"));
    },
  );
}

function answerOf({ results: _, ...answered }: Awaited<ReturnType<typeof askAgent>>) {
  return resultOf(answered, answered.answer);
}

function resultOf(structuredContent: Record<string, unknown>, text: string) {
  return { content: [{ type: "text" as const, text }], structuredContent };
}
