import { createYield } from "#kernel";
import type { AnalysisReport, ExecutionResult, Finding, Language, NotRun, Plan, StepResult } from "#protocol";
import type { Algorithm } from "./algorithms/algorithm.ts";
import { registerOwnCheck } from "./checks/own-check.ts";
import { defaultInspectConfig, type InspectConfig } from "./config.ts";
import { type AnalyzeOptions, executePlan, inspectStatusOf, repeatingStep } from "./executor/execute-plan.ts";
import { uncovered } from "./executor/undecided-step.ts";
import { inspectErrorOf, inspectionFailure } from "./failure.ts";
import { createPlan, orderPlan } from "./planner/plan.ts";
import { defaultChecks } from "./registry/criteria-folder.ts";
import { prepareAlgorithm, type ReadyAlgorithm } from "./registry/prepare.ts";
import {
  type AlgorithmRegistry,
  asShipped,
  createRegistry,
  describedAlgorithms,
  loadAlgorithmFolder,
  shippedBaseOf,
} from "./registry/registry.ts";

export interface AnalyzerOptions {
  readonly config?: InspectConfig;
  /** Where relative paths in the configuration start; the working directory when absent. */
  readonly baseDirectory?: string;
  /** Run these, instead of the configured order. */
  readonly only?: readonly string[];
  /**
   * Run every step, even after a problem. Absent: a plan that someone chose stops at the first problem, as the specification
   * has it; the default checks all run, since a long text may leak as well.
   */
  readonly all?: boolean | undefined;
  readonly language?: Language;
  /** Criteria documents given as text, by algorithm, in place of those in files. */
  readonly criteria?: Readonly<Record<string, string>>;
  /** A plan of one's own, checked before it is run. */
  readonly plan?: Plan;
  readonly now?: () => Date;
}

/** Plans once and analyses any number of texts. */
export interface Analyzer {
  readonly plan: Plan;
  /** Whether every step runs, even after a problem. */
  readonly all: boolean;
  readonly algorithms: ReadonlyMap<string, ReadyAlgorithm>;
  /** Every algorithm there is, for reports. */
  readonly described: readonly Pick<Algorithm, "name" | "title" | "description">[];
  /** What a check of one's own found, under the name of the shipped one that found it: whose kinds and fixes they are. */
  asShipped<Found extends Pick<Finding, "algorithm">>(finding: Found): Found;
  /** True when some verdict can only come from a model. */
  readonly needsModel: boolean;
  analyze(text: string, options?: AnalyzeOptions): Promise<AnalysisReport>;
  /** The report of a text that turned out to nearly repeat an earlier one of its run. */
  repeating(report: AnalysisReport, earlier: string): Promise<AnalysisReport>;
}

/** Makes an analyzer: reads the configuration, prepares the algorithms, compiles their criteria, checks the plan. */
export async function createAnalyzer(options: AnalyzerOptions = {}): Promise<Analyzer> {
  const { config = defaultInspectConfig, baseDirectory = process.cwd(), language = "ko" } = options;
  const now = options.now ?? clock();
  const registry = await registryFor(config, baseDirectory);
  for (const name of Object.keys(options.criteria ?? {})) registry.get(name);
  const chosen = options.plan?.steps.map((step) => step.algorithm_name) ?? options.only ?? config.order;
  const all = options.all ?? chosen === undefined;
  const names = [
    ...new Set(chosen ?? [...defaultChecks(config, baseDirectory, registry), ...Object.keys(options.criteria ?? {})]),
  ];
  const entries = names.map((name) => registry.get(name));
  const plan =
    options.plan ??
    createPlan(
      entries.map((entry) => entry.algorithm),
      language,
      now(),
    );
  const ordered = orderPlan(plan);
  const algorithms = new Map<string, ReadyAlgorithm>();
  const yieldNow = createYield();
  for (const entry of entries) {
    const { name } = entry.algorithm;
    algorithms.set(name, prepareAlgorithm(entry, config, { baseDirectory, language }, options.criteria?.[name]));
    await yieldNow();
  }
  const unconfigured = chosen === undefined ? notConfigured(registry, names, config, language) : [];
  // When it was made says nothing of a text: reports of the same text are the same, whoever planned.
  const { created_at: _, ...told } = plan.metadata;
  const total_steps = plan.steps.length;
  const reported: Plan = { steps: plan.steps, metadata: { ...told, total_steps } };
  const left = uncovered(plan, { language, now });
  const reportOf = (document: string, { step_results, status, stopped_at }: ExecutionResult): AnalysisReport => ({
    document,
    status: status === "all_passed" && left.length > 0 ? "undecided" : status,
    stopped_at,
    executed_steps: step_results.length,
    total_steps,
    steps: [...step_results, ...left],
    error: step_results.find((result) => result.error !== undefined)?.error ?? null,
    plan: reported,
    not_run: [...stoppedBefore(plan, step_results, language), ...unconfigured],
  });
  return {
    plan,
    all,
    algorithms,
    described: describedAlgorithms(registry),
    asShipped: (finding) => asShipped(registry, finding),
    needsModel:
      config.judge === "model" || [...algorithms.values()].some((ready) => ready.needsModel || !ready.compiled),
    async analyze(text, run = {}) {
      const result = await executePlan(text, plan, ordered, algorithms, {
        ...run,
        language,
        all,
        mask: config.mask,
        now,
        suppressions: config.suppressions ?? run.suppressions ?? false,
        judgeDocument: config.judge === "model" ? run.judgeDocument : undefined,
      });
      const report = reportOf(run.document ?? "text", result);
      // Lines that a change touches may well be empty.
      return run.lines === undefined ? unlessEmpty(text, report, language) : report;
    },
    async repeating(report, earlier) {
      const step_results: StepResult[] = [];
      let stopped_at = report.stopped_at;
      for (const result of report.steps.slice(0, report.executed_steps)) {
        const ready = algorithms.get(result.step.algorithm_name);
        step_results.push(ready === undefined ? result : await repeatingStep(result, earlier, ready, language));
        if (all || step_results.at(-1)?.judgment.has_problem !== true) continue;
        stopped_at = result.step;
        break;
      }
      const status = inspectStatusOf(step_results);
      return { ...report, ...reportOf(report.document, { plan, step_results, status, stopped_at }) };
    },
  };
}

/** Analyses one text. For many, make an analyzer once. */
export async function analyze(text: string, options: AnalyzerOptions & AnalyzeOptions = {}): Promise<AnalysisReport> {
  const analyzer = await createAnalyzer(options);
  return analyzer.analyze(text, options);
}

/** Every algorithm there is: the shipped ones, and those of the configured folders. */
export async function registryFor(config: InspectConfig, baseDirectory: string): Promise<AlgorithmRegistry> {
  const registry = createRegistry();
  for (const folder of config.folders) registry.register(await loadAlgorithmFolder(folder, baseDirectory));
  for (const name of Object.keys(config.algorithms)) registry.get(name);
  for (const check of config.checks) registerOwnCheck(registry, check);
  return registry;
}

/** The checks that only a missing list keeps out of the default plan: a reader shall not take them for passed. */
function notConfigured(
  registry: AlgorithmRegistry,
  planned: readonly string[],
  config: InspectConfig,
  language: Language,
): NotRun[] {
  const covered = planned.map((name) => shippedBaseOf(registry, name));
  return registry.list().flatMap((name) => {
    if (covered.includes(name)) return [];
    const missing = registry.get(name).algorithm.missing(config.algorithms[name] ?? {}, { hasProse: false });
    return missing === null
      ? []
      : [{ algorithm_name: name, reason: "not_configured" as const, message: missing[language] }];
  });
}

function stoppedBefore(plan: Plan, results: readonly StepResult[], language: Language): NotRun[] {
  if (results.length === plan.steps.length) return [];
  const done = new Set(results.map(({ step }) => step.step_id));
  return plan.steps
    .filter(({ step_id }) => !done.has(step_id))
    .map(({ algorithm_name }) => ({ algorithm_name, reason: "stopped", message: stopped[language] }));
}

const stopped = { ko: "앞에서 문제를 찾아 멈췄습니다.", en: "The plan stopped at an earlier problem." } as const;

/** The clock; or, for output that can be compared, the moment that SOURCE_DATE_EPOCH names. */
function clock(): () => Date {
  const epoch = Number(process.env.SOURCE_DATE_EPOCH ?? Number.NaN);
  return Number.isFinite(epoch) ? () => new Date(epoch * 1000) : () => new Date();
}

const isBlank = (text: string) => /^[\s\uFEFF\u200B]*$/u.test(text);

/** A text without a word passes no check: there was nothing to look at. What a criterion found wanting in it stands. */
function unlessEmpty(text: string, report: AnalysisReport, language: Language): AnalysisReport {
  if (report.status !== "all_passed" || !isBlank(text)) return report;
  const error = inspectErrorOf(inspectionFailure("text-empty"), language);
  return { ...report, status: "error", executed_steps: 0, steps: [], error, not_run: [] };
}
