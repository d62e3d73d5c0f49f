import {
  type AlgorithmsAnswer,
  type AnalysisReport,
  type CriteriaView,
  JihwiError,
  type Language,
  type Plan,
} from "#protocol";
import { type AnalyzerOptions, createAnalyzer, registryFor } from "./analyze.ts";
import type { InspectConfig } from "./config.ts";
import { compileCriteria } from "./criteria/compile-criteria.ts";
import { coverageOf } from "./criteria/coverage.ts";
import { printExpression } from "./criteria/expression.ts";
import { fieldsOf } from "./criteria/fields.ts";
import { defaultChecks } from "./registry/choose-checks.ts";
import { prepareAlgorithm } from "./registry/prepare.ts";
import type { ReportFormat } from "./reporters/index.ts";
import { renderReports } from "./reporters/render-reports.ts";

export type PlanChoices = Pick<AnalyzerOptions, "only" | "all" | "criteria">;

/** What the inspect page asks before and after a run: what can run, what it would do, how criteria compile, a report as a file. */
export interface InspectDesk {
  algorithms(): Promise<AlgorithmsAnswer>;
  plan(choices: PlanChoices, language: Language): Promise<Plan>;
  compile(algorithm: string, markdown: string): Promise<CriteriaView>;
  render(report: AnalysisReport, format: ReportFormat, language: Language): AsyncGenerator<string>;
}

export function createInspectDesk(config: InspectConfig, baseDirectory: string): InspectDesk {
  const registry = () => registryFor(config, baseDirectory);

  /** An algorithm with its settings and criteria; an error when it cannot run as it is configured. */
  const readyOf = async (name: string) => prepareAlgorithm((await registry()).get(name), config, baseDirectory);

  return {
    async algorithms() {
      const known = await registry();
      const order = config.order ?? defaultChecks(config, baseDirectory, known);
      const answer: AlgorithmsAnswer = { algorithms: [], order, unavailable: [] };
      for (const name of known.list()) {
        const { title, description, needsModel, result } = known.get(name).algorithm;
        try {
          const fields = fieldsOf(result).map((field) => field.name);
          const { missing: notConfigured, criteria } = await readyOf(name);
          const view = { name, title, description, notConfigured, needsModel, fields, criteria: criteria.markdown };
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

    render(report, format, language) {
      const algorithms = report.steps.map(({ step }) => ({
        name: step.algorithm_name,
        description: { ko: step.description, en: step.description },
      }));
      return renderReports([report], format, { language, algorithms });
    },
  };
}
