import { createJobs, type Jobs } from "#jobs";
import type { Store } from "#store";
import { createSavedCheckService } from "../../../src/inspection/checks/saved-checks.ts";
import { inspectConfigSchema } from "../../../src/inspection/config.ts";
import { createInspections, type Inspections } from "../../../src/inspection/inspections/create-inspections.ts";
import { createInspectionJobs } from "../../../src/inspection/inspections/jobs.ts";
import type { InspectionServices } from "../../../src/inspection/inspections/settings.ts";
import { createReadDocument } from "../../../src/inspection/inspections/stored-item.ts";

/** Fast enough for tests; a machine may stand still for seconds, and nobody may be silent or given up by that. */
const quick = { beat: 100, silence: 60_000, poll: 100, report: 10, backOff: 20, grace: 60_000 };

/** The store as a run sees it: it lets so many batches be finished, and the others later. */
export function holdingBatches(store: Store, after: number, until: Promise<void>): Store {
  let begun = 0;
  const finish: Store["inspectionBatches"]["finish"] = async (...batch) => {
    begun += 1;
    if (begun > after) await until;
    await store.inspectionBatches.finish(...batch);
  };
  return { ...store, inspectionBatches: { ...store.inspectionBatches, finish } };
}

/** Inspections by rules on a store, and the jobs that work on them once they are started; some workers only help. */
export function openInspections(
  store: Store,
  services: Partial<InspectionServices> = {},
  onlyHelp = false,
): { inspections: Inspections; jobs: Jobs } {
  const config =
    services.config ?? inspectConfigSchema.parse({ algorithms: { keyword_check: { banned: ["금지어"] } } });
  const baseDirectory = services.baseDirectory ?? process.cwd();
  const all: InspectionServices = {
    store,
    config,
    checks: createSavedCheckService(store, config, baseDirectory),
    baseDirectory,
    models: { forRole: () => null },
    limits: {},
    readDocument: createReadDocument(store),
    threads: 1,
    ...services,
  };
  const definitions = createInspectionJobs(all);
  const jobs = createJobs({
    store,
    handlers: onlyHelp ? [definitions.help] : [definitions.run, definitions.help],
    timings: quick,
  });
  return { inspections: createInspections(all, jobs, definitions), jobs };
}

/** So many texts as JSONL; every seventh has a banned word, every ninth repeats the one before it. */
export function corpus(count: number): string {
  const text = (index: number) =>
    `${index}번째 게시글입니다. ${"서로 다른 이야기를 ".repeat(1 + (index % 5))}${index * 7919} ${String(index * 104729).repeat(8)} 적었습니다.${index % 7 === 0 ? " 금지어" : ""}`;
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ text: text(index % 9 === 8 ? index - 1 : index) }),
  ).join("\n");
}

export async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
