import type { AnalysisReport, ExecutionResult, Language, Plan, StepResult } from "#protocol";
import type { Ask } from "./algorithms/algorithm.ts";
import { defaultOrder } from "./algorithms/index.ts";
import { defaultInspectConfig, type InspectConfig } from "./config.ts";
import { executePlan } from "./executor/execute-plan.ts";
import { type JudgeProse, judgeNothing } from "./judge/prose.ts";
import { createPlan } from "./planner/create-plan.ts";
import { orderPlan } from "./planner/order-plan.ts";
import { readCriteriaFolder } from "./registry/criteria-folder.ts";
import { loadAlgorithmFolder } from "./registry/load-folder.ts";
import { prepareAlgorithm } from "./registry/prepare.ts";
import type { ReadyAlgorithm } from "./registry/ready.ts";
import { type AlgorithmRegistry, createRegistry } from "./registry/registry.ts";

export interface AnalyzerOptions {
  readonly config?: InspectConfig;
  /** Where relative paths in the configuration start; the working directory when absent. */
  readonly baseDirectory?: string;
  /** Run these, instead of the configured order. */
  readonly only?: readonly string[];
  /** Run every step, even after a problem. */
  readonly all?: boolean;
  readonly language?: Language;
  /** Criteria documents given as text, by algorithm, in place of those in files. */
  readonly criteria?: Readonly<Record<string, string>>;
  /** A plan of one's own, checked before it is run. */
  readonly plan?: Plan;
  /** Judges conditions in prose. Without it they stay undecided. */
  readonly judgeProse?: JudgeProse;
  /** Answers the questions of model_check. Without it they stay unclear. */
  readonly ask?: Ask;
  readonly now?: () => Date;
}

export interface AnalyzeOptions {
  readonly document?: string;
  /** Whether comments in this text may switch findings off; off unless the text's author is trusted. */
  readonly suppressions?: boolean;
  readonly duplicateOf?: string | null;
  readonly signal?: AbortSignal;
  readonly onStep?: (result: StepResult) => void;
  readonly judgeProse?: JudgeProse;
  readonly ask?: Ask;
}

/** Plans once and analyses any number of texts. */
export interface Analyzer {
  readonly plan: Plan;
  readonly algorithms: ReadonlyMap<string, ReadyAlgorithm>;
  /** True when some verdict can only come from a model. */
  readonly needsModel: boolean;
  execute(text: string, options?: AnalyzeOptions): Promise<ExecutionResult>;
  analyze(text: string, options?: AnalyzeOptions): Promise<AnalysisReport>;
}

/** Makes an analyzer: reads the configuration, prepares the algorithms, compiles their criteria, checks the plan. */
export async function createAnalyzer(options: AnalyzerOptions = {}): Promise<Analyzer> {
  const { config = defaultInspectConfig, baseDirectory = process.cwd(), language = "ko", all = false } = options;
  const now = options.now ?? clock();
  const registry = await registryFor(config, baseDirectory);
  for (const name of Object.keys(options.criteria ?? {})) registry.get(name);
  // Without an order of one's own, whatever a document was written for runs too.
  const documents = readCriteriaFolder(config.criteria, baseDirectory, registry);
  const order = options.only ?? config.order ?? [...defaultOrder, ...documents.known];
  const names = [...new Set(options.plan?.steps.map((step) => step.algorithm_name) ?? order)];
  const entries = names.map((name) => registry.get(name));
  const plan =
    options.plan ??
    createPlan(
      entries.map((entry) => entry.algorithm),
      language,
      now(),
    );
  const waves = orderPlan(plan);
  const algorithms = new Map(
    entries.map((entry) => [
      entry.algorithm.name,
      prepareAlgorithm(entry, config, baseDirectory, options.criteria?.[entry.algorithm.name]),
    ]),
  );
  const execute = (text: string, run: AnalyzeOptions = {}) => {
    const ask = run.ask ?? options.ask;
    return executePlan(text, plan, waves, algorithms, {
      language,
      all,
      mask: config.mask,
      now,
      suppressions: config.suppressions ?? run.suppressions ?? false,
      judgeProse: run.judgeProse ?? options.judgeProse ?? judgeNothing,
      duplicateOf: run.duplicateOf ?? null,
      ...(ask === undefined ? {} : { ask }),
      ...(run.signal === undefined ? {} : { signal: run.signal }),
      ...(run.onStep === undefined ? {} : { onStep: run.onStep }),
    });
  };
  return {
    plan,
    algorithms,
    needsModel: [...algorithms.values()].some((ready) => ready.needsModel || !ready.compiled),
    execute,
    analyze: async (text, run = {}) => reportOf(run.document ?? "text", await execute(text, run)),
  };
}

/** Analyses one text. For many, make an analyzer once. */
export async function analyze(text: string, options: AnalyzerOptions & AnalyzeOptions = {}): Promise<AnalysisReport> {
  const analyzer = await createAnalyzer(options);
  return analyzer.analyze(text, options);
}

/** Whether some verdict could only come from a model, so that models need to be opened at all. */
export async function usesModel(options: AnalyzerOptions): Promise<boolean> {
  return (await createAnalyzer(options)).needsModel;
}

/** Every algorithm there is: the shipped ones, and those of the configured folders. */
export async function registryFor(config: InspectConfig, baseDirectory: string): Promise<AlgorithmRegistry> {
  const registry = createRegistry();
  for (const folder of config.folders) registry.register(await loadAlgorithmFolder(folder, baseDirectory));
  for (const name of Object.keys(config.algorithms)) registry.get(name);
  return registry;
}

function reportOf(document: string, { plan, step_results, status, stopped_at }: ExecutionResult): AnalysisReport {
  const executed_steps = step_results.length;
  const total_steps = plan.steps.length;
  const error = step_results.find((result) => result.error !== undefined)?.error ?? null;
  return { document, status, stopped_at, executed_steps, total_steps, steps: step_results, error };
}

/** The clock; or, for output that can be compared, the moment that SOURCE_DATE_EPOCH names. */
function clock(): () => Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? Number.NaN);
  return Number.isFinite(epoch) ? () => new Date(epoch * 1000) : () => new Date();
}
