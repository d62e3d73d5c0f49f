import { randomUUID } from "node:crypto";
import { createRun } from "#kernel";
import type { AnalysisReport, JihwiError } from "#protocol";
import { openStore } from "#store";
import { keepRun } from "#turns";
import type { CliContext } from "../../context.ts";

/** More documents than this are counted in the trace, not told one by one. */
export const mostTracedReports = 20;

/** Keeps an inspection as a trace: the plan, and for the first documents every step with the judge's reasoning. */
export async function keepTrace(
  reports: readonly AnalysisReport[],
  startedAt: number,
  context: CliContext,
): Promise<void> {
  const [first] = reports;
  if (first === undefined) return;
  const { dataDir, databaseUrl } = await context.config();
  const models = { forRole: () => null };
  const run = await createRun({ id: randomUUID(), agent: "inspect", language: context.language, startedAt, models });
  if (first.plan !== null) run.show("plan", first.plan);
  for (const report of reports) run.show("report", report, report.document);
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    await keepRun(run, store, { title: first.document, input: { documents: reports.map(({ document }) => document) } });
  } finally {
    await store.close();
  }
}

/** Says that there is no trace: of the run, or of what a model was asked about one document. */
export function noteUnkept({ says }: JihwiError, { note, say }: CliContext, document?: string): void {
  const about = document === undefined ? "" : `${document}: `;
  note(`${about}${say({ ko: `기록을 남기지 못했습니다: ${says.ko}`, en: `No trace was kept: ${says.en}` })}`);
}
