import { useQuery } from "@tanstack/react-query";
import { addressOf, contractsApi } from "#protocol";
import { call } from "./call.ts";
import { saveFile } from "./save-file.ts";

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

export function useReview(documentId: string) {
  return useQuery({
    queryKey: ["contract", documentId, "review"],
    queryFn: () => call(contractsApi.review, { params: { id: documentId } }),
    select: ({ points }) => points,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export interface ContractExport {
  readonly part: "review" | "dates" | "comparison";
  readonly format: "docx" | "markdown" | "ics";
  readonly standard?: string;
}

const endings = { docx: "docx", markdown: "md", ics: "ics" } as const;

/** Saves the review, the dates or the comparison of a contract as a file. */
export const saveContractPart = (documentId: string, title: string, wanted: ContractExport) =>
  saveFile(addressOf(contractsApi.export, { id: documentId }, { ...wanted }), `${title}.${endings[wanted.format]}`);
