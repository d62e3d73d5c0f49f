import type {
  AlgorithmsAnswer,
  AnalysisReport,
  CriteriaView,
  Finding,
  Language,
  Plan,
  ReportFormatName,
} from "#protocol";
import { type AnalyzerOptions, createAnalyzer, registryFor } from "./analyze.ts";
import type { SavedCheckService } from "./checks/saved-checks.ts";
import { compileCriteria } from "./criteria/compile-criteria.ts";
import { coverageOf } from "./criteria/coverage.ts";
import { printExpression } from "./criteria/expression.ts";
import { fieldsOf } from "./criteria/fields.ts";
import { type FixedText, fixText, isFixable } from "./fixes.ts";
import { listChecks } from "./list-checks.ts";
import { asShipped, describedAlgorithms } from "./registry/registry.ts";
import { renderReports } from "./reporters/render-reports.ts";

export type PlanChoices = Pick<AnalyzerOptions, "only" | "all" | "criteria">;

export type InspectService = ReturnType<typeof createInspectService>;

/** What the inspect page asks before and after a run: what can run, what it would do, how criteria compile, a report as a file. */
export function createInspectService(checks: SavedCheckService, baseDirectory: string) {
  const registry = async () => registryFor(await checks.configured(), baseDirectory);

  return {
    checks,

    async algorithms(language: Language): Promise<AlgorithmsAnswer> {
      return await listChecks(await checks.configured(), baseDirectory, language);
    },

    async plan(choices: PlanChoices, language: Language): Promise<Plan> {
      const config = await checks.configured();
      return (await createAnalyzer({ ...choices, config, baseDirectory, language })).plan;
    },

    async compile(algorithm: string, markdown: string): Promise<CriteriaView> {
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

    /** The text with every finding mended that code can mend. */
    async fix(text: string, findings: readonly Finding[]): Promise<FixedText> {
      const known = await registry();
      return fixText(
        text,
        findings.map((finding) => asShipped(known, finding)),
      );
    },

    async *render(report: AnalysisReport, format: ReportFormatName, language: Language) {
      const known = await registry();
      yield* await renderReports([report], format, {
        language,
        algorithms: describedAlgorithms(known),
        fixable: (finding) => isFixable(asShipped(known, finding)),
      });
    },
  };
}
