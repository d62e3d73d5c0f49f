import { useQuery } from "@tanstack/react-query";
import { contractsApi } from "#protocol";
import { call } from "./call.ts";

export function useContract(documentId: string) {
  return useQuery({
    queryKey: ["contract", documentId],
    queryFn: () => call(contractsApi.read, { params: { id: documentId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useComparison(documentId: string, standard: string) {
  return useQuery({
    queryKey: ["contract", documentId, "comparison", standard],
    queryFn: () => call(contractsApi.compare, { params: { id: documentId }, query: { standard } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
