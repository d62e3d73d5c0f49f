import { useQuery } from "@tanstack/react-query";
import { type AnalysisReport, type Finding, inspectApi, type ReportFormatName } from "#protocol";
import { useLanguage } from "../language/use-language.ts";
import { call } from "./call.ts";

export interface InspectChoices {
  readonly only: readonly string[] | null;
  readonly all: boolean;
}

/** Its criteria come in the language of the page. */
export function useAlgorithms() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["inspect", "algorithms", language],
    queryFn: () => call(inspectApi.algorithms, {}),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What a run with these choices would do, before it does it. */
export function usePlan({ only, all }: InspectChoices) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ["inspect", "plan", only, all, language],
    queryFn: () => call(inspectApi.plan, { body: { only: only && [...only], all } }),
    placeholderData: (before) => before,
  });
}

/** How a criteria document compiles, as it is being written. */
export function useCompiledCriteria(algorithm: string, markdown: string) {
  return useQuery({
    queryKey: ["inspect", "criteria", algorithm, markdown],
    queryFn: () => call(inspectApi.criteria, { body: { algorithm, markdown } }),
    placeholderData: (before) => (before?.algorithm === algorithm ? before : undefined),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const fixText = (text: string, findings: readonly Finding[]) =>
  call(inspectApi.fix, { body: { text, findings: [...findings] } });

export async function renderReport(report: AnalysisReport, format: ReportFormatName): Promise<Blob> {
  const response = await call(inspectApi.report, { query: { format }, body: report });
  return response.blob();
}
