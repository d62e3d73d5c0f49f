import { relative } from "node:path";
import { type CheckedCriteria, type Condition, printExpression } from "#inspection";
import { severityTitles } from "#protocol";
import type { CliContext } from "../../context.ts";

/** One document for people: each line with what became of it, then gaps. */
export function describeCriteria(document: CheckedCriteria, { say, cwd }: CliContext): string {
  const { file, algorithm, unknownAlgorithm, conditions, coverage } = document;
  const name = relative(cwd, file) || file;
  const lines = [name];
  if (unknownAlgorithm)
    lines.push(`  ! ${say({ ko: `알고리즘 ${algorithm}이(가) 없습니다`, en: `there is no algorithm ${algorithm}` })}`);
  if (conditions.length === 0) lines.push(`  ! ${say({ ko: "조건이 없습니다", en: "it holds no condition" })}`);
  for (const condition of conditions) lines.push(conditionLine(name, condition, say));
  for (const gap of coverage.gaps)
    lines.push(`  ! ${say({ ko: "어느 조건에도 들지 않는 값", en: "covered by no condition" })}: ${gap}`);
  for (const line of coverage.unreachable)
    lines.push(`  ! ${name}:${line} ${say({ ko: "앞선 조건에 가려 쓰이지 않습니다", en: "is never reached" })}`);
  if (!coverage.complete)
    lines.push(
      `  · ${say({ ko: "조합이 많아 빈틈을 다 확인하지 못했습니다", en: "too many combinations to look for gaps" })}`,
    );
  return lines.join("\n");
}

function conditionLine(name: string, condition: Condition, say: CliContext["say"]): string {
  const source = condition.source.replaceAll("\n", " ");
  if (condition.kind === "compiled") {
    return `  ✓ ${name}:${condition.line} ${printExpression(condition.expression)} → ${say(severityTitles[condition.verdict.severity])}`;
  }
  const why = say({ ko: "글로 된 조건, 모델이 판정", en: "prose, judged by a model" });
  return `  ~ ${name}:${condition.line}:${condition.column} ${why} (${say(forms[condition.form])}; ${say(condition.reason)}): ${source}`;
}

const forms = {
  case: { ko: "경우", en: "a case" },
  requirement: { ko: "지킬 것", en: "a requirement" },
  open: { ko: "열린 글", en: "open" },
} as const;

/** The same as data. */
export function criteriaRow({ file, algorithm, unknownAlgorithm, conditions, coverage, problems }: CheckedCriteria) {
  return {
    file,
    algorithm,
    unknownAlgorithm,
    problems,
    conditions: conditions.map((condition) => ({
      line: condition.line,
      kind: condition.kind,
      source: condition.source,
      severity: condition.verdict?.severity ?? null,
      expression: condition.kind === "compiled" ? printExpression(condition.expression) : null,
      form: condition.kind === "prose" ? condition.form : null,
      column: condition.kind === "prose" ? condition.column : null,
      reason: condition.kind === "prose" ? condition.reason : null,
    })),
    coverage,
  };
}
