import { useQuery } from "@tanstack/react-query";
import { documentsAnswerSchema, pagesAnswerSchema } from "#protocol";
import { queryClient } from "./query-client.ts";
import { command, request } from "./request.ts";

export function useDocuments() {
  return useQuery({
    queryKey: ["documents"],
    queryFn: () => request("/api/documents", documentsAnswerSchema),
    select: (answer) => answer.documents,
  });
}

export function useDocumentPages(id: string) {
  return useQuery({
    queryKey: ["documents", id, "pages"],
    queryFn: () => request(`/api/documents/${encodeURIComponent(id)}/pages`, pagesAnswerSchema),
    select: (answer) => answer.pages,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const documentFileUrl = (id: string) => `/api/documents/${encodeURIComponent(id)}/file`;

export const refreshDocuments = () => queryClient.invalidateQueries({ queryKey: ["documents"], exact: true });

export async function deleteDocument(id: string): Promise<void> {
  await command(`/api/documents/${encodeURIComponent(id)}`, { method: "DELETE" });
  await refreshDocuments();
}
