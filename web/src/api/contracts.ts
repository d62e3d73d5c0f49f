import { useQuery } from "@tanstack/react-query";
import { contractComparisonSchema, contractViewSchema } from "#protocol";
import { request } from "./request.ts";

export function useContract(documentId: string) {
  return useQuery({
    queryKey: ["contract", documentId],
    queryFn: () => request(`/api/contracts/${encodeURIComponent(documentId)}`, contractViewSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useComparison(documentId: string, standard: string) {
  const search = new URLSearchParams({ standard });
  return useQuery({
    queryKey: ["contract", documentId, "comparison", standard],
    queryFn: () =>
      request(`/api/contracts/${encodeURIComponent(documentId)}/comparison?${search}`, contractComparisonSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
