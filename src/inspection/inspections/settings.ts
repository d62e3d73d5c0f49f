import { z } from "zod";
import type { JobContext } from "#jobs";
import type { ModelChooser, RunLimits } from "#kernel";
import { type InspectionOptions, type JihwiError, type Language, languageSchema } from "#protocol";
import type { Store } from "#store";
import type { TurnListener } from "#turns";
import { createAnalyzer } from "../analyze.ts";
import type { SavedCheckService } from "../checks/saved-checks.ts";
import { type InspectConfig, inspectConfigSchema } from "../config.ts";
import { inspectionFailure } from "../failure.ts";
import { createModelsFor } from "../judge/model-judge.ts";
import { fingerprintOf } from "../runs/fingerprint.ts";
import { createInspector, type Inspector } from "../runs/inspect-item.ts";
import type { InspectorOptions } from "../runs/work.ts";
import type { ReadDocument } from "./stored-item.ts";

/** All that decides the verdicts of an inspection, kept with it, so that every worker judges by the same. */
export const inspectionSettingsSchema = z.object({
  jobId: z.string().nullable(),
  /** Who takes the documents in, until all of them are stored. */
  receivedBy: z.string().optional(),
  documents: z.number().int(),
  language: languageSchema,
  /** A setting that is gone since is no harm. */
  config: inspectConfigSchema.strip(),
  algorithms: z.array(z.string()).min(1),
  all: z.boolean(),
  /** The text of every criteria document, whichever file it came from. */
  criteria: z.record(z.string(), z.string()),
  /** Files that the configuration names, such as lists of words, lie on each machine: this tells whether they are the same. */
  fingerprint: z.string(),
});
export type InspectionSettings = z.infer<typeof inspectionSettingsSchema>;

/** Settles what an inspection will do. Unknown algorithms, wrong settings and criteria that hold nothing are refused here. */
export async function settle(
  { only, all, criteria, judge }: InspectionOptions,
  language: Language,
  { checks, baseDirectory }: Pick<InspectionServices, "checks" | "baseDirectory">,
): Promise<{ settings: InspectionSettings; needsModel: boolean }> {
  const saved = await checks.configured();
  const configured = judge == null ? saved : { ...saved, judge };
  const analyzer = await createAnalyzer({
    config: configured,
    baseDirectory,
    language,
    all,
    only: only ?? undefined,
    criteria: criteria ?? undefined,
  });
  const { criteria: _folder, ...config } = configured;
  const settings = {
    jobId: null,
    documents: 0,
    language,
    config,
    algorithms: analyzer.plan.steps.map((step) => step.algorithm_name),
    all: analyzer.all,
    criteria: Object.fromEntries([...analyzer.algorithms].map(([name, ready]) => [name, ready.criteria.markdown])),
  };
  const fingerprint = fingerprintOf(analyzer, inspectorOptions(settings, baseDirectory));
  return { settings: { ...settings, fingerprint }, needsModel: analyzer.needsModel };
}

/** The checks that compare documents with each other, which can be done only when all of them are there. */
export function comparingChecks({ algorithms, config }: Pick<InspectionSettings, "algorithms" | "config">): string[] {
  // A check of one's own stands on one that was there before it.
  const comparing = new Set(["repetition_check"]);
  for (const { name, base } of config.checks) if (comparing.has(base)) comparing.add(name);
  return algorithms.filter((name) => comparing.has(name));
}

/** What judges the documents of an inspection in this process. */
export async function openInspector(
  settings: InspectionSettings,
  { store, models, limits, baseDirectory, listener, config: configured }: InspectionServices,
  { signal, log }: Pick<JobContext, "signal" | "log">,
): Promise<{ inspector: Inspector; options: InspectorOptions }> {
  const { language, fingerprint } = settings;
  const options = inspectorOptions({ ...settings, config: storedConfig(settings, configured) }, baseDirectory);
  const onUnkept = (document: string, { message }: JihwiError) =>
    log(`the trace of ${document} was not kept: ${message}`);
  const modelsFor =
    models.forRole("judge") === null
      ? undefined
      : createModelsFor({ store, models, limits, language, listener, onUnkept });
  const inspector = await createInspector(options, modelsFor, signal);
  if (fingerprintOf(inspector.analyzer, options) !== fingerprint) throw inspectionFailure("other-files");
  return { inspector, options };
}

/** Programs are loaded from folders that this installation names, whatever a stored inspection says: it may have come with a file. */
export function storedConfig(
  { config }: Pick<InspectionSettings, "config">,
  { folders }: InspectConfig,
): InspectConfig {
  return { ...config, folders };
}

function inspectorOptions(
  { language, config, algorithms, all, criteria }: Omit<InspectionSettings, "fingerprint">,
  baseDirectory: string,
): InspectorOptions {
  return { language, config, only: algorithms, all, criteria, baseDirectory };
}

/** What inspections of many documents work with. */
export interface InspectionServices {
  readonly store: Store;
  readonly config: InspectConfig;
  readonly checks: SavedCheckService;
  readonly baseDirectory: string;
  readonly models: ModelChooser;
  readonly limits: Partial<RunLimits>;
  /** A stored document; throws when there is none. */
  readonly readDocument: (id: string, signal?: AbortSignal) => Promise<ReadDocument>;
  /** Threads that one job uses. Absent: every core on the embedded store; a few on a server, where further workers help. */
  readonly threads?: number;
  /** Jobs that help with a run. Absent: none on the embedded store, which one process works on. */
  readonly helpers?: number;
  readonly listener?: Pick<TurnListener, "kept">;
}
