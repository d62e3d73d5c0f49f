import { keepPreviousData, useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import {
  addressOf,
  type NotebookFormatName,
  notebooksApi,
  type PaperCard,
  type PaperColumn,
  papersApi,
  researchDocumentsApi,
} from "#protocol";
import { ApiError } from "./api-error.ts";
import { atMost } from "./at-most.ts";
import { call } from "./call.ts";
import { followJob } from "./follow-job.ts";
import { queryClient } from "./query-client.ts";
import { uploadDocument } from "./upload-document.ts";
import { uploadFiles } from "./upload-files.ts";

/** Everything of a notebook that a turn may have changed. */
export const refreshNotebook = (id: string) => queryClient.invalidateQueries({ queryKey: ["notebook", id] });

export function useResearchDocuments(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "documents"],
    queryFn: () => call(notebooksApi.documents, { params: { id: notebookId } }),
    select: (answer) => answer.documents,
    staleTime: 0,
  });
}

export function useNotebookPapers(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "papers"],
    queryFn: () => call(notebooksApi.papers, { params: { id: notebookId } }),
    select: (answer) => answer.papers,
    staleTime: 0,
  });
}

/** The papers that a notebook holds by now, by topic. */
export function useNotebookMap(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "map"],
    queryFn: () => call(notebooksApi.map, { params: { id: notebookId } }),
  });
}

/** The papers of the library by topic, as long as somebody wants them. */
export function useLibraryMap(enabled: boolean) {
  return useQuery({ queryKey: ["library", null, "map"], queryFn: () => call(papersApi.map, {}), enabled });
}

export function useMemory(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "memory"],
    queryFn: () => call(notebooksApi.memory, { params: { id: notebookId } }),
    select: (answer) => answer.nodes,
    staleTime: 0,
  });
}

export function useVersions(documentId: string, version: number) {
  return useQuery({
    queryKey: ["research-versions", documentId, version],
    queryFn: () => call(researchDocumentsApi.versions, { params: { id: documentId } }),
    select: (answer) => answer.versions,
  });
}

/** The questions that were chosen as columns, kept with the notebook; null as long as nobody chose any. */
export function useColumnQuestions(notebookId: string) {
  return useQuery({
    queryKey: ["notebook", notebookId, "column-questions"],
    queryFn: () => call(notebooksApi.columns, { params: { id: notebookId } }),
    select: ({ questions }) => questions,
  });
}

/** The page shows the choice at once; what the server refuses is taken back. */
export async function keepColumnQuestions(notebookId: string, questions: readonly string[]): Promise<void> {
  const queryKey = ["notebook", notebookId, "column-questions"];
  queryClient.setQueryData(queryKey, { questions: [...questions] });
  try {
    await call(notebooksApi.keepColumns, { params: { id: notebookId }, body: { questions: [...questions] } });
  } catch (thrown) {
    await queryClient.invalidateQueries({ queryKey });
    throw thrown;
  }
}

/** A column takes a connection for as long as a model needs for all papers, and a browser opens only six to a server. */
const fillColumn = atMost(2);

/** Columns of questions over the papers of a notebook, each as it comes: a model takes its time. */
export function useColumns(notebookId: string, questions: readonly string[], papers: readonly PaperCard[]) {
  // Only other papers or texts are other answers. Under the notebook's key any change of it would stop what a model is writing.
  const asked = papers.map(({ id, documentId }) => [id, documentId]);
  return useQueries({
    queries: questions.map((question) => ({
      queryKey: ["columns", notebookId, question, asked],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fillColumn(() =>
          call(notebooksApi.questions, { params: { id: notebookId }, body: { questions: [question] }, signal }),
        ),
      select: ({ columns }: { columns: readonly PaperColumn[] }) => columns[0],
    })),
  });
}

/** Brings a file and attaches it to a paper once it is read; null takes off what is attached. */
export async function attachToPaper(notebookId: string, paperId: string, file: File | null): Promise<void> {
  const documentId = file === null ? null : await broughtDocument(file);
  await call(papersApi.attach, { params: { id: paperId }, body: { documentId } });
  await refreshNotebook(notebookId);
}

/** The id of the document once it was read, well or not: the server refuses to attach one that it could not read. */
async function broughtDocument(file: File): Promise<string> {
  const { documentId, jobId, error } = await uploadDocument(file);
  if (documentId === null) throw new ApiError("bad-input", error?.message ?? file.name, null);
  if (jobId !== null) await followJob(jobId, () => {});
  return documentId;
}

export const writeDocument = (notebookId: string, text: { title: string; content: string }) =>
  call(notebooksApi.write, { params: { id: notebookId }, body: text });

export const editDocument = (id: string, change: { title?: string; content?: string }) =>
  call(researchDocumentsApi.edit, { params: { id }, body: change });

export const removeDocument = (id: string) => call(researchDocumentsApi.remove, { params: { id } });

export const orderDocuments = (notebookId: string, documents: readonly string[]) =>
  call(notebooksApi.order, { params: { id: notebookId }, body: { documents: [...documents] } });

export const editMemory = (id: string, text: string) =>
  call(notebooksApi.editMemory, { params: { id }, body: { text } });

export const removeMemory = (id: string) => call(notebooksApi.forget, { params: { id } });

export const notebookExport = (id: string, format: NotebookFormatName) =>
  addressOf(notebooksApi.export, { id }, { format });

/** Papers of the library, page by page; how many there are in all is told with each. */
export function useLibrary(query: string) {
  return useInfiniteQuery({
    queryKey: ["library", query],
    queryFn: ({ pageParam }) => call(papersApi.library, { query: { query, limit: 50, after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({
      papers: pages.flatMap((page) => page.papers),
      total: pages.at(-1)?.total ?? 0,
      samples: pages.at(-1)?.samples ?? 0,
    }),
    placeholderData: (before) => before,
  });
}

export const libraryExport = (format: Exclude<NotebookFormatName, "markdown" | "docx">) =>
  addressOf(papersApi.export, {}, { format });

/** Brings bibliography files into the library; what is rejected is named in the report. */
export const importLibrary = (files: readonly File[]) => refreshed(uploadFiles(papersApi.import, files));

/** The papers that came with Jihwi, all together. */
export const removeSamples = () => refreshed(call(papersApi.removeSamples, {}));

/** Brings in everything that Zotero, running on the same machine, holds. */
export const importZotero = () => refreshed(call(papersApi.importZotero, {}));

async function refreshed<Report>(importing: Promise<Report>): Promise<Report> {
  const report = await importing;
  await queryClient.invalidateQueries({ queryKey: ["library"] });
  return report;
}
