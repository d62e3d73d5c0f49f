import type { JudgmentResult } from "#protocol";
import type { Condition, ProseCondition } from "../criteria/compile-criteria.ts";
import { type ConditionTruth, evaluateExpression } from "../criteria/expression.ts";
import { conclude, type Seen } from "./conclude.ts";
import { type JudgeProse, type JudgeRequest, type ProseAnswer, unanswered } from "./prose.ts";

/** A judgment, and what was looked at for it. */
interface Judged {
  readonly judgment: JudgmentResult;
  readonly seen: readonly Seen[];
}

/**
 * Judges by every condition: cases in order until one applies, then, if no problem was found, each requirement. The lines in
 * prose that may still count are put to the judge at once; where code alone has found a problem, none is.
 */
export async function judgeResult(request: JudgeRequest, judgeProse: JudgeProse): Promise<Judged> {
  const { conditions, markdown } = request.criteria;
  const cases = conditions.filter((condition) => condition.kind === "compiled" || condition.form === "case");
  const truths = new Map(cases.map((condition) => [condition, truthByCode(condition, request)]));
  const winner = cases.findIndex((condition) => condition.kind === "compiled" && truths.get(condition) === true);
  const reachable = winner === -1 ? cases : cases.slice(0, winner + 1);
  const open = reachable.flatMap((condition) =>
    condition.kind === "prose" && truths.get(condition) !== false ? [condition] : [],
  );
  const isSettled = open.length === 0 && isProblem(cases[winner]?.verdict?.severity);
  const requirements = isSettled ? [] : conditions.flatMap(asRequirement);
  const asked = [...open, ...requirements];
  const answers = new Map<Condition, ProseAnswer>();
  if (asked.length > 0) {
    const execution_result = request.isMeasured ? request.execution_result : null;
    const said = await judgeProse({ ...request, execution_result, criteria: markdown, conditions: asked });
    for (const [at, condition] of asked.entries()) answers.set(condition, said[at] ?? unanswered);
  }
  const seen: Seen[] = [];
  for (const condition of reachable) {
    const answer = answers.get(condition);
    const truth = truths.get(condition) ?? null;
    const looked = answer === undefined ? { condition, truth, answer: null } : answered(condition, answer);
    seen.push(looked);
    if (looked.truth === true) break;
  }
  const last = seen.at(-1);
  const hasProblem = last?.truth === true && isProblem(last.condition.verdict?.severity);
  if (!hasProblem)
    for (const condition of requirements) seen.push(answered(condition, answers.get(condition) ?? unanswered));
  return { judgment: conclude(request, seen), seen };
}

/** What code makes of a condition, exceptions aside; null where it can say nothing. */
function truthByCode(condition: Condition, { execution_result }: JudgeRequest): ConditionTruth {
  const expression = condition.kind === "compiled" ? condition.expression : condition.withoutExceptions;
  return expression === undefined ? null : evaluateExpression(expression, execution_result);
}

/** Whether a case applies, a requirement is broken, or a line that is weighed as it stands is a problem. */
function answered(condition: Condition, answer: ProseAnswer): Seen {
  const { verdict } = answer;
  const isSo = verdict === "applies" || verdict === "broken" || isProblem(verdict);
  return { condition, truth: verdict === "unclear" ? null : isSo, answer };
}

/** A line to be judged by itself: it must hold, or is weighed as it stands. */
function asRequirement(condition: Condition): ProseCondition[] {
  return condition.kind === "prose" && condition.form !== "case" ? [condition] : [];
}

function isProblem(severity: string | undefined): boolean {
  return severity === "critical" || severity === "warning";
}
