import { hasHangul } from "#language";
import type { JudgmentResult, Language, Severity } from "#protocol";
import type { Condition, ProseCondition } from "../criteria/compile-criteria.ts";
import { type ConditionTruth, evaluateExpression, fieldsIn } from "../criteria/expression.ts";
import type { ResultField } from "../criteria/fields.ts";
import { type JudgeProse, type JudgeRequest, type ProseAnswer, unanswered } from "./prose.ts";
import { judgeWords } from "./words.ts";

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

/** A condition that was looked at. For a case `truth` says that it applies, for a requirement that it is broken. */
export interface Seen {
  readonly condition: Condition;
  readonly truth: ConditionTruth;
  readonly answer: ProseAnswer | null;
}

const weight: Readonly<Record<Severity, number>> = { none: 0, undecided: 1, warning: 2, critical: 3 };

/**
 * Makes the judgment from what was seen. The worst verdict stands; what nobody could decide keeps a pass from being one; and
 * a document in which no condition applies has decided nothing.
 */
function conclude(request: JudgeRequest, seen: readonly Seen[]): JudgmentResult {
  const { algorithm_name, language } = request;
  let severity: Severity | null = null;
  let decisive: Seen | null = null;
  for (const looked of seen) {
    const verdict = severityOf(looked);
    if (verdict === null || (severity !== null && weight[verdict] <= weight[severity])) continue;
    severity = verdict;
    decisive = looked;
  }
  const final: Severity = severity ?? "undecided";
  const has_problem = final === "undecided" ? null : final !== "none";
  return {
    algorithm_name,
    has_problem,
    severity: final,
    reasoning: reasoningOf(request, seen, final, has_problem),
    summary: summaryOf(request, decisive, final, language),
    executor: seen.find(({ answer }) => answer !== null && answer.executor !== "rule")?.answer?.executor ?? "rule",
  };
}

/** What one condition adds to the judgment; null when it adds nothing. */
export function severityOf({ condition, truth, answer }: Seen): Severity | null {
  if (truth === null) return "undecided";
  if (condition.kind === "compiled" || condition.form === "case")
    return truth ? (condition.verdict?.severity ?? null) : null;
  // A line that does not apply has decided nothing; a requirement that does not apply is not broken.
  if (!truth) return condition.form === "open" && answer?.verdict === "not_applicable" ? null : "none";
  return condition.form === "open" && answer?.verdict === "critical" ? "critical" : "warning";
}

function reasoningOf(
  request: JudgeRequest,
  seen: readonly Seen[],
  severity: Severity,
  has_problem: boolean | null,
): string {
  const say = judgeWords[request.language];
  const isTold = request.said !== "" && seen.some(({ condition }) => condition.kind === "compiled");
  let text = isTold ? `[Thought] ${request.said.replaceAll("\n", " ")}\n` : "";
  for (const { condition, truth, answer } of seen) {
    const outcome =
      condition.kind === "prose" && condition.form !== "case" ? say.requirement(truth) : say.applies(truth);
    const values = condition.kind === "compiled" ? valuesOf(condition, request.execution_result) : "";
    text += `[Thought] ${say.line(condition.line)} ${condition.source.replaceAll("\n", " ")}${values} ⇒ ${outcome}\n`;
    for (const thought of answer?.thoughts ?? []) text += `[Thought] ${thought.replaceAll("\n", " ")}\n`;
    if (answer !== null && answer.executor === "rule")
      text += `[Thought] ${answer.failure == null ? say.noModel : say.failed(answer.failure)}\n`;
  }
  if (severity === "undecided" && seen.every(({ truth }) => truth === false)) text += `[Thought] ${say.gap}\n`;
  return `${text}[Final] has_problem=${has_problem}, severity=${severity}`;
}

function valuesOf(
  condition: Extract<Condition, { kind: "compiled" }>,
  result: Readonly<Record<string, unknown>>,
): string {
  let text = "";
  for (const { name } of fieldsIn(condition.expression)) {
    const value = JSON.stringify(result[name]) ?? "—";
    text += `${text === "" ? " · " : ", "}${name} = ${value.length > 120 ? `${value.slice(0, 120)}…` : value}`;
  }
  return text;
}

function summaryOf(request: JudgeRequest, decisive: Seen | null, severity: Severity, language: Language): string {
  const say = judgeWords[language];
  if (decisive === null) return say.noCondition(request.title);
  const { condition, answer } = decisive;
  // What a model said of a condition in prose is of that condition, whatever the algorithm has to tell.
  const why = condition.kind === "compiled" ? request.said.replaceAll("\n", " ") : "";
  const ofLine = answer?.summary
    ? `${request.criteria.title || request.title} · ${say.line(condition.line)} ${answer.summary}`
    : "";
  const said = condition.verdict?.message || ofLine;
  if (said !== "") return [said.replaceAll("\n", " "), why].filter((part) => part !== "").join(" · ");
  if (answer?.executor === "rule")
    return `${request.title}: ${answer.failure == null ? say.noModel : say.failed(answer.failure)}`;
  if (severity === "undecided" && why !== "") return `${request.title}: ${why}`;
  const values = condition.kind === "compiled" ? spokenValues(condition, request) : "";
  const told = [values, why].filter((part) => part !== "").map((part) => ` · ${part}`);
  return say.summary(request.title, say.verdicts[severity], condition.line, told.join(""));
}

/** The values that a condition looked at, as people say them. Zeroes say nothing. */
function spokenValues(
  condition: Extract<Condition, { kind: "compiled" }>,
  { execution_result, language }: JudgeRequest,
): string {
  const spoken = fieldsIn(condition.expression).flatMap((field) => {
    const value = execution_result[field.name];
    return typeof value !== "number" || value === 0 ? [] : spokenValue(field, value, language);
  });
  return [...new Set(spoken)].join(", ");
}

/** A field of someone's own algorithm may have no words but its name and aliases. */
function spokenValue({ name, type, aliases, units, maximum, spoken }: ResultField, value: number, language: Language) {
  const said = type === "number" && maximum === 1 ? `${Math.round(value * 100)}%` : String(value);
  if (spoken !== undefined) return spoken[language].replace("{}", said);
  const isOwnLanguage = (text: string) => hasHangul(text) === (language === "ko");
  const unit = units.find(isOwnLanguage) ?? "";
  return `${aliases.find(isOwnLanguage) ?? name.replaceAll("_", " ")} ${said}${language === "ko" ? unit : unit && ` ${unit}`}`;
}
