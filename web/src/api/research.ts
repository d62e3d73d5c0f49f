import { useQuery } from "@tanstack/react-query";
import {
  importReportSchema,
  libraryAnswerSchema,
  memoryAnswerSchema,
  papersAnswerSchema,
  researchDocumentsAnswerSchema,
  researchVersionsAnswerSchema,
} from "#protocol";
import { queryClient } from "./query-client.ts";
import { command, request, withJson } from "./request.ts";

const notebook = (id: string) => `/api/research/notebooks/${encodeURIComponent(id)}`;
const document = (id: string) => `/api/research/documents/${encodeURIComponent(id)}`;

/** Everything of a notebook that a turn may have changed. */
export const refreshNotebook = (id: string) => queryClient.invalidateQueries({ queryKey: ["notebook", id] });

export function useResearchDocuments(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "documents"],
    queryFn: () => request(`${notebook(notebookId)}/documents`, researchDocumentsAnswerSchema),
    select: (answer) => answer.documents,
    staleTime: 0,
  });
}

export function useNotebookPapers(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "papers"],
    queryFn: () => request(`${notebook(notebookId)}/papers`, papersAnswerSchema),
    select: (answer) => answer.papers,
    staleTime: 0,
  });
}

export function useMemory(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "memory"],
    queryFn: () => request(`${notebook(notebookId)}/memory`, memoryAnswerSchema),
    select: (answer) => answer.nodes,
    staleTime: 0,
  });
}

export function useVersions(documentId: string, version: number) {
  return useQuery({
    queryKey: ["research-versions", documentId, version],
    queryFn: () => request(`${document(documentId)}/versions`, researchVersionsAnswerSchema),
    select: (answer) => answer.versions,
  });
}

export const editDocument = (id: string, change: { title?: string; content?: string }) =>
  command(document(id), withJson("PATCH", change));

export const removeDocument = (id: string) => command(document(id), { method: "DELETE" });

export const orderDocuments = (notebookId: string, documents: readonly string[]) =>
  command(`${notebook(notebookId)}/documents/order`, withJson("PUT", { documents }));

export const editMemory = (id: string, text: string) =>
  command(`/api/research/memory/${encodeURIComponent(id)}`, withJson("PATCH", { text }));

export const removeMemory = (id: string) =>
  command(`/api/research/memory/${encodeURIComponent(id)}`, { method: "DELETE" });

export const notebookExport = (id: string, format: "markdown" | "bibtex" | "docx") =>
  `${notebook(id)}/export?format=${format}`;

export function useLibrary(query: string) {
  const search = new URLSearchParams({ query, limit: "50" });
  return useQuery({
    queryKey: ["library", query],
    queryFn: () => request(`/api/research/library?${search}`, libraryAnswerSchema),
    placeholderData: (before) => before,
  });
}

export const libraryExport = (format: "bibtex" | "ris" | "csl") => `/api/research/library/export?format=${format}`;

/** Brings bibliography files into the library; what is rejected is named in the report. */
export function importLibrary(files: readonly File[]) {
  const form = new FormData();
  for (const file of files) form.append("file", file);
  return bring("/api/research/library", { method: "POST", body: form });
}

/** Brings in everything that Zotero, running on the same machine, holds. */
export const importZotero = () => bring("/api/research/library/zotero", { method: "POST" });

async function bring(path: string, init: RequestInit) {
  const report = await request(path, importReportSchema, init);
  await queryClient.invalidateQueries({ queryKey: ["library"] });
  return report;
}
