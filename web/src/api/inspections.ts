import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  addressOf,
  type InspectionOptions,
  type InspectStatus,
  inspectionsApi,
  type ReportFormatName,
} from "#protocol";
import { call } from "./call.ts";
import { queryClient } from "./query-client.ts";
import { uploadFiles } from "./upload-files.ts";

const refreshInspections = () => queryClient.invalidateQueries({ queryKey: ["inspections"] });

/** Begins a run over many documents: files, or the lines of JSONL files. */
export async function startInspection(
  files: readonly File[],
  options: InspectionOptions,
  onSent: (share: number) => void,
) {
  const fields = { options: JSON.stringify(options) };
  const started = await uploadFiles(inspectionsApi.start, files, { fields, onSent });
  await refreshInspections();
  return started;
}

export function useInspections() {
  return useInfiniteQuery({
    queryKey: ["inspections"],
    queryFn: ({ pageParam }) => call(inspectionsApi.list, { query: { limit: 50, after: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.inspections),
    staleTime: 0,
  });
}

/** An inspection; the server's events tell when it has gone on. */
export function useInspection(id: string) {
  return useQuery({
    queryKey: ["inspections", id],
    queryFn: () => call(inspectionsApi.read, { params: { id } }),
    staleTime: 0,
  });
}

/** Its rows so far. */
export function useInspectionRows(id: string, status: InspectStatus | null) {
  return useInfiniteQuery({
    queryKey: ["inspections", id, "rows", status],
    queryFn: ({ pageParam }) =>
      call(inspectionsApi.rows, {
        params: { id },
        query: { limit: 100, status: status ?? undefined, after: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    select: ({ pages }) => pages.flatMap((page) => page.rows),
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export async function resumeInspection(id: string): Promise<void> {
  await call(inspectionsApi.resume, { params: { id } });
  await refreshInspections();
}

export async function removeInspection(id: string): Promise<void> {
  await call(inspectionsApi.remove, { params: { id } });
  queryClient.removeQueries({ queryKey: ["inspections", id] });
  await refreshInspections();
}

export const inspectionReportUrl = (id: string, format: ReportFormatName) =>
  addressOf(inspectionsApi.report, { id }, { format });
