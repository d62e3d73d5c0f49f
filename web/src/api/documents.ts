import { useQuery } from "@tanstack/react-query";
import { addressOf, type DocumentResource, documentsApi } from "#protocol";
import { toApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

/** The most documents that lists of the page hold. */
const mostDocuments = 20_000;

/** Every document, newest first, however many pages of the list that takes. */
async function listDocuments({ signal }: { signal: AbortSignal }): Promise<DocumentResource[]> {
  const documents: DocumentResource[] = [];
  for (let after: string | null | undefined; after !== null && documents.length < mostDocuments; ) {
    const page: Awaited<ReturnType<typeof pageOfDocuments>> = await pageOfDocuments(after, signal);
    documents.push(...page.documents);
    after = page.next;
  }
  return documents;
}

const pageOfDocuments = (after: string | undefined, signal: AbortSignal) =>
  call(documentsApi.list, { query: { limit: 500, after, passing: "1" }, signal });

const everyDocument = { queryKey: ["documents"], queryFn: listDocuments };
const brought = (documents: DocumentResource[]) => documents.filter(({ isPassing }) => !isPassing);

export const useDocuments = () => useQuery({ ...everyDocument, select: brought });

/** With the pictures of conversations. */
export const useEveryDocument = () => useQuery(everyDocument);

/** Those of some documents that have not been deleted, as far as a list that may not be there yet, or not whole, can tell. */
export function stillThere(ids: readonly string[], documents?: readonly DocumentResource[]): readonly string[] {
  if (documents === undefined || documents.length >= mostDocuments) return ids;
  const known = new Set(documents.map(({ id }) => id));
  return ids.every((id) => known.has(id)) ? ids : ids.filter((id) => known.has(id));
}

/** A document; null when it has been deleted. */
export function useDocument(id: string) {
  return useQuery({
    queryKey: ["document", id],
    queryFn: ({ signal }) =>
      call(documentsApi.read, { params: { id }, signal }).catch((thrown: unknown) => {
        if (toApiError(thrown).code === "not-found") return null;
        throw thrown;
      }),
  });
}

export const isBeingRead = ({ status }: Pick<DocumentResource, "status">) =>
  status === "queued" || status === "reading";

const askAgainMs = 400;

/** Settles once none of some documents is being read any more: each is ready, has failed, or has been deleted. */
export async function whenRead(ids: readonly string[], signal: AbortSignal): Promise<void> {
  for (const id of ids) while (!signal.aborted && (await isStillRead(id, signal))) await soon();
}

const soon = () => new Promise((resolve) => setTimeout(resolve, askAgainMs));

async function isStillRead(id: string, signal: AbortSignal): Promise<boolean> {
  // A list that is out of date, or a document that is gone, holds no question back: the server tells of both.
  const document = await call(documentsApi.read, { params: { id }, signal }).catch(() => null);
  return document !== null && isBeingRead(document);
}

/** What documents can be, as the server reads them. */
export function useDocumentFormats() {
  return useQuery({
    queryKey: ["document-formats"],
    queryFn: () => call(documentsApi.formats, {}),
    select: (answer) => answer.formats,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const watchedFoldersKey = ["watched-folders"];

export function useWatchedFolders() {
  return useQuery({
    queryKey: watchedFoldersKey,
    queryFn: () => call(documentsApi.folders, {}),
    select: (answer) => answer.folders,
  });
}

export async function turnFolder({ id, isOn }: { id: string; isOn: boolean }): Promise<void> {
  await call(documentsApi.turnFolder, { params: { id }, body: { isOn } });
  await queryClient.invalidateQueries({ queryKey: watchedFoldersKey });
}

export function useDocumentPages(id: string) {
  return useQuery({
    queryKey: ["documents", id, "pages"],
    queryFn: () => call(documentsApi.pages, { params: { id } }),
    select: (answer) => answer.pages,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Where the words stand on a page that is a picture. */
export async function scannedWords(id: string, page: number, signal: AbortSignal) {
  return (await call(documentsApi.words, { params: { id, page }, signal })).words;
}

/** What a page looks like. */
export async function pagePicture(id: string, page: number, signal: AbortSignal): Promise<Blob> {
  return await (await call(documentsApi.picture, { params: { id, page }, signal })).blob();
}

export const documentFileUrl = (id: string) => addressOf(documentsApi.file, { id });

export const refreshDocuments = () => queryClient.invalidateQueries({ queryKey: ["documents"], exact: true });

export async function addWebPage(url: string): Promise<void> {
  await call(documentsApi.addUrl, { body: { url } });
  await refreshDocuments();
}

/** Has a locked PDF read with its password. */
export async function unlockDocument(id: string, password: string): Promise<void> {
  await call(documentsApi.unlock, { params: { id }, body: { password } });
  await refreshDocuments();
}

/** How many conversations have asked about a document; asked for when it is about to be deleted. */
export function useConversationsAbout(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ["documents", id, "conversations"],
    queryFn: ({ signal }) => call(documentsApi.conversations, { params: { id }, signal }),
    staleTime: 0,
    enabled,
  });
}

export async function deleteDocument(id: string): Promise<void> {
  await call(documentsApi.remove, { params: { id } });
  await refreshDocuments();
}

/** So many passages stand among what Ctrl-K finds. */
const foundPassages = 8;
/** One letter stands everywhere. */
const leastLetters = 2;

/** Passages of documents' contents that fit some words. */
export function useFoundPassages(words: string) {
  return useQuery({
    queryKey: ["documents", "passages", words],
    queryFn: () => call(documentsApi.search, { query: { q: words, k: foundPassages } }),
    select: (answer) => answer.hits,
    enabled: words.length >= leastLetters,
    placeholderData: (before) => before,
  });
}
