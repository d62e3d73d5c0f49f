import {
  type AlgorithmsAnswer,
  type AnalysisReport,
  type CriteriaView,
  type Finding,
  JihwiError,
  type Language,
  type Plan,
  type ReportFormatName,
} from "#protocol";
import { type AnalyzerOptions, createAnalyzer, registryFor } from "./analyze.ts";
import type { InspectConfig } from "./config.ts";
import { compileCriteria } from "./criteria/compile-criteria.ts";
import { coverageOf } from "./criteria/coverage.ts";
import { printExpression } from "./criteria/expression.ts";
import { fieldsOf } from "./criteria/fields.ts";
import { fixText, isFixable } from "./fixes.ts";
import { defaultChecks } from "./registry/choose-checks.ts";
import { prepareAlgorithm } from "./registry/prepare.ts";
import { describedAlgorithms } from "./registry/registry.ts";
import { renderReports } from "./reporters/render-reports.ts";

export type PlanChoices = Pick<AnalyzerOptions, "only" | "all" | "criteria">;

/** What the inspect page asks before and after a run: what can run, what it would do, how criteria compile, a report as a file. */
export interface InspectService {
  algorithms(): Promise<AlgorithmsAnswer>;
  plan(choices: PlanChoices, language: Language): Promise<Plan>;
  compile(algorithm: string, markdown: string): Promise<CriteriaView>;
  render(report: AnalysisReport, format: ReportFormatName, language: Language): AsyncGenerator<string | Uint8Array>;
  /** The text with every finding mended that code can mend. */
  fix(text: string, findings: readonly Finding[]): { readonly text: string; readonly fixed: number };
}

export function createInspectService(config: InspectConfig, baseDirectory: string): InspectService {
  const registry = () => registryFor(config, baseDirectory);

  /** An algorithm with its settings and criteria; an error when it cannot run as it is configured. */
  const readyOf = async (name: string) => prepareAlgorithm((await registry()).get(name), config, baseDirectory);

  return {
    async algorithms() {
      const known = await registry();
      const order = config.order ?? defaultChecks(config, baseDirectory, known);
      const answer: AlgorithmsAnswer = { algorithms: [], order, unavailable: [] };
      for (const name of known.list()) {
        const { title, description, needsModel, result, fix: mends } = known.get(name).algorithm;
        try {
          const fields = fieldsOf(result).map((field) => field.name);
          const fix = mends === null ? null : { title: mends.title, kinds: [...mends.kinds] };
          const { missing: notConfigured, criteria } = await readyOf(name);
          const view = {
            name,
            title,
            description,
            notConfigured,
            needsModel,
            fix,
            fields,
            criteria: criteria.markdown,
          };
          answer.algorithms.push(view);
        } catch (thrown) {
          if (!(thrown instanceof JihwiError)) throw thrown;
          answer.unavailable.push({ name, description, reason: thrown.says });
        }
      }
      return answer;
    },

    plan: async (choices, language) => (await createAnalyzer({ ...choices, config, baseDirectory, language })).plan,

    async compile(algorithm, markdown) {
      const fields = fieldsOf((await registry()).get(algorithm).algorithm.result);
      const criteria = compileCriteria(markdown, fields);
      const { gaps, unreachable } = coverageOf(criteria);
      const conditions = criteria.conditions.map((condition) => ({
        line: condition.line,
        source: condition.source,
        expression: condition.kind === "compiled" ? printExpression(condition.expression) : null,
        severity: condition.verdict?.severity ?? null,
        reason: condition.kind === "prose" ? condition.reason : null,
      }));
      return { algorithm, title: criteria.title, conditions, gaps: [...gaps], unreachable: [...unreachable] };
    },

    fix: fixText,

    async *render(report, format, language) {
      yield* renderReports([report], format, {
        language,
        algorithms: describedAlgorithms(await registry()),
        fixable: isFixable,
      });
    },
  };
}
