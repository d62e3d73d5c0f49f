import {
  type AlgorithmsAnswer,
  type AlgorithmView,
  type AnalysisReport,
  type CriteriaView,
  JihwiError,
  type Language,
  type Plan,
} from "#protocol";
import { defaultOrder } from "./algorithms/index.ts";
import { type AnalyzerOptions, createAnalyzer, registryFor } from "./analyze.ts";
import type { InspectConfig } from "./config.ts";
import { compileCriteria } from "./criteria/compile-criteria.ts";
import { coverageOf } from "./criteria/coverage.ts";
import { printExpression } from "./criteria/expression.ts";
import { fieldsOf } from "./criteria/fields.ts";
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

  /** The criteria document that an algorithm would be judged by; an error when it cannot run as it is configured. */
  async function criteriaOf(name: string): Promise<string> {
    const { algorithms } = await createAnalyzer({ config, baseDirectory, only: [name] });
    return algorithms.get(name)?.criteria.markdown ?? "";
  }

  return {
    async algorithms() {
      const known = await registry();
      const answer: AlgorithmsAnswer = { algorithms: [], order: [...(config.order ?? defaultOrder)], unavailable: [] };
      for (const name of known.list()) {
        const { description, needsModel, result } = known.get(name).algorithm;
        try {
          const fields = fieldsOf(result).map((field) => field.name);
          const view: AlgorithmView = { name, description, needsModel, fields, criteria: await criteriaOf(name) };
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
