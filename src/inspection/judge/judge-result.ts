import type { JudgmentResult } from "#protocol";
import type { Condition, ProseCondition } from "../criteria/compile-criteria.ts";
import { type ConditionTruth, evaluateExpression } from "../criteria/expression.ts";
import { conclude, type Seen } from "./conclude.ts";
import type { JudgeRequest } from "./judge-request.ts";
import type { JudgeProse, ProseAnswer } from "./prose.ts";

/** Requirements do not depend on each other, so that a long checklist need not wait for every answer in turn. */
const questionsAtOnce = 8;

/** Judges by compiled conditions alone; synchronous, for documents that hold no prose. */
export function judgeCompiled(request: JudgeRequest): JudgmentResult {
  const seen: Seen[] = [];
  for (const condition of request.criteria.conditions) {
    if (condition.kind !== "compiled") throw new TypeError("a condition in prose is never decided by a rule");
    const truth = evaluateExpression(condition.expression, request.execution_result);
    seen.push({ condition, truth, answer: null });
    if (truth === true) break;
  }
  return conclude(request, seen);
}

/**
 * Judges by every condition: cases in order until one applies, then, if no problem was found, each requirement. A condition
 * in prose costs one question; where a compiled condition has already found a problem, no more is asked.
 */
export async function judgeResult(request: JudgeRequest, judgeProse: JudgeProse): Promise<JudgmentResult> {
  const { conditions } = request.criteria;
  const ask = (condition: ProseCondition) => judgeProse({ ...request, criteria: request.criteria.markdown, condition });
  const seen: Seen[] = [];
  let problem = false;
  for (const condition of conditions) {
    if (condition.kind === "prose" && condition.form !== "case") continue;
    const truth = truthByCode(condition, request);
    const looked: Seen =
      condition.kind === "compiled" || truth === false
        ? { condition, truth, answer: null }
        : caseSeen(condition, await ask(condition));
    seen.push(looked);
    if (looked.truth !== true) continue;
    problem = isProblem(looked.condition.verdict?.severity);
    break;
  }
  const requirements = problem ? [] : conditions.filter(isRequirement);
  for (let from = 0; from < requirements.length; from += questionsAtOnce) {
    const some = requirements.slice(from, from + questionsAtOnce);
    seen.push(...(await Promise.all(some.map(async (condition) => requirementSeen(condition, await ask(condition))))));
  }
  return conclude(request, seen);
}

/** What code makes of a condition, exceptions aside; null where it can say nothing. */
function truthByCode(condition: Condition, { execution_result }: JudgeRequest): ConditionTruth {
  const expression = condition.kind === "compiled" ? condition.expression : condition.withoutExceptions;
  return expression === undefined ? null : evaluateExpression(expression, execution_result);
}

/** Whether a case applies. An answer that goes against the document's own verdict decides nothing. */
function caseSeen(condition: ProseCondition, answer: ProseAnswer): Seen {
  const declaresProblem = isProblem(condition.verdict?.severity);
  if (answer.verdict === "unclear") return { condition, truth: null, answer };
  if (answer.verdict === "undecided" && condition.verdict?.severity !== "undecided")
    return { condition, truth: null, answer };
  if (answer.verdict === "not_applicable") return { condition, truth: false, answer };
  const saysProblem = isProblem(answer.verdict);
  if (declaresProblem) return { condition, truth: saysProblem, answer };
  return { condition, truth: saysProblem ? null : true, answer };
}

/** Whether a requirement is broken, which is what `truth` means for it. */
function requirementSeen(condition: ProseCondition, answer: ProseAnswer): Seen {
  if (answer.verdict === "unclear" || answer.verdict === "undecided") return { condition, truth: null, answer };
  return { condition, truth: isProblem(answer.verdict), answer };
}

/** A line to be judged by itself: it must hold, or is weighed as it stands. */
function isRequirement(condition: Condition): condition is ProseCondition {
  return condition.kind === "prose" && condition.form !== "case";
}

function isProblem(severity: string | undefined): boolean {
  return severity === "critical" || severity === "warning";
}
