import { useQuery } from "@tanstack/react-query";
import { addressOf, documentsApi } from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";

export function useDocuments() {
  return useQuery({
    queryKey: ["documents"],
    queryFn: () => call(documentsApi.list, { query: { limit: 500 } }),
    select: (answer) => answer.documents,
  });
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

export const documentFileUrl = (id: string) => addressOf(documentsApi.file, { id });

export const refreshDocuments = () => queryClient.invalidateQueries({ queryKey: ["documents"], exact: true });

export async function addWebPage(url: string): Promise<void> {
  await call(documentsApi.addUrl, { body: { url } });
  await refreshDocuments();
}

export async function deleteDocument(id: string): Promise<void> {
  await call(documentsApi.remove, { params: { id } });
  await refreshDocuments();
}
