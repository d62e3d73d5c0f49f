import { useQuery } from "@tanstack/react-query";
import {
  type AnalysisReport,
  algorithmsAnswerSchema,
  criteriaViewSchema,
  planSchema,
  type ReportFormatName,
} from "#protocol";
import { fetchAnswer, request, withJson } from "./request.ts";

export interface InspectChoices {
  readonly only: readonly string[] | null;
  readonly all: boolean;
  /** Criteria documents in place of the configured ones, by algorithm. */
  readonly criteria: Readonly<Record<string, string>>;
}

export function useAlgorithms() {
  return useQuery({
    queryKey: ["inspect", "algorithms"],
    queryFn: () => request("/api/inspect/algorithms", algorithmsAnswerSchema),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a run with these choices would do, before it does it. */
export function usePlan(choices: InspectChoices) {
  return useQuery({
    queryKey: ["inspect", "plan", choices],
    queryFn: () => request("/api/inspect/plan", planSchema, withJson("POST", choices)),
    placeholderData: (before) => before,
  });
}

/** How a criteria document compiles, as it is being written. */
export function useCompiledCriteria(algorithm: string, markdown: string) {
  return useQuery({
    queryKey: ["inspect", "criteria", algorithm, markdown],
    queryFn: () => request("/api/inspect/criteria", criteriaViewSchema, withJson("POST", { algorithm, markdown })),
    placeholderData: (before) => (before?.algorithm === algorithm ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function renderReport(report: AnalysisReport, format: ReportFormatName): Promise<Blob> {
  const response = await fetchAnswer(`/api/inspect/report?format=${format}`, withJson("POST", report));
  return response.blob();
}
