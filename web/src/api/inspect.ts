import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import {
  type AnalysisReport,
  algorithmsAnswerSchema,
  criteriaViewSchema,
  type InspectStatus,
  inspectRowsSchema,
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

const run = (id: string) => `/api/inspect/runs/${encodeURIComponent(id)}`;

/** Begins a run over many documents: files, or the lines of JSONL files. */
export async function startRun(
  files: readonly File[],
  choices: { only: readonly string[] | null; all: boolean; field: string | null },
) {
  const form = new FormData();
  for (const file of files) form.append("file", file);
  form.append("options", JSON.stringify(choices));
  const { jobId } = await request("/api/inspect/runs", z.object({ jobId: z.string() }), { method: "POST", body: form });
  return jobId;
}

/** The rows of a run so far, read again while it goes on. */
export function useRunRows(id: string, status: InspectStatus | null, going: boolean) {
  return useInfiniteQuery({
    queryKey: ["inspect", "run", id, status],
    queryFn: ({ pageParam }) => {
      const search = new URLSearchParams({
        limit: "100",
        ...(status === null ? {} : { status }),
        ...(pageParam === null ? {} : { after: pageParam }),
      });
      return request(`${run(id)}?${search}`, inspectRowsSchema);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ rows: pages.flatMap((page) => page.rows), summary: pages.at(-1)?.summary ?? null }),
    placeholderData: (before) => before,
    refetchInterval: going ? 1_500 : false,
  });
}

export const runReportUrl = (id: string, format: ReportFormatName) => `${run(id)}/report?format=${format}`;
