import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  type InspectionOptions,
  type InspectStatus,
  inspectionStartedSchema,
  inspectionsAnswerSchema,
  inspectionViewSchema,
  inspectRowsSchema,
  type ReportFormatName,
} from "#protocol";
import { queryClient } from "./query-client.ts";
import { request } from "./request.ts";

const inspection = (id: string) => `/api/inspections/${encodeURIComponent(id)}`;

const refreshInspections = () => queryClient.invalidateQueries({ queryKey: ["inspections"] });

/** Begins a run over many documents: files, or the lines of JSONL files. */
export async function startInspection(files: readonly File[], options: InspectionOptions) {
  const form = new FormData();
  for (const file of files) form.append("file", file);
  form.append("options", JSON.stringify(options));
  const started = await request("/api/inspections", inspectionStartedSchema, { method: "POST", body: form });
  await refreshInspections();
  return started;
}

export function useInspections() {
  return useQuery({
    queryKey: ["inspections"],
    queryFn: () => request("/api/inspections?limit=50", inspectionsAnswerSchema),
    select: (answer) => answer.inspections,
    staleTime: 0,
  });
}

const isGoing = (status: string | undefined) => status === "queued" || status === "running";

/** An inspection, read again while its job goes on. */
export function useInspection(id: string) {
  return useQuery({
    queryKey: ["inspections", id],
    queryFn: () => request(inspection(id), inspectionViewSchema),
    refetchInterval: (query) => (isGoing(query.state.data?.status) ? 1_000 : false),
    staleTime: 0,
  });
}

/** Its rows so far. */
export function useInspectionRows(id: string, status: InspectStatus | null, going: boolean) {
  return useInfiniteQuery({
    queryKey: ["inspections", id, "rows", status],
    queryFn: ({ pageParam }) => {
      const search = new URLSearchParams({
        limit: "100",
        ...(status === null ? {} : { status }),
        ...(pageParam === null ? {} : { after: pageParam }),
      });
      return request(`${inspection(id)}/rows?${search}`, inspectRowsSchema);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => ({ rows: pages.flatMap((page) => page.rows), summary: pages.at(-1)?.summary ?? null }),
    placeholderData: (before) => before,
    refetchInterval: going ? 1_500 : false,
    staleTime: 0,
  });
}

export async function resumeInspection(id: string): Promise<void> {
  await request(`${inspection(id)}/resume`, inspectionStartedSchema, { method: "POST" });
  await refreshInspections();
}

export const inspectionReportUrl = (id: string, format: ReportFormatName) =>
  `${inspection(id)}/report?format=${format}`;
