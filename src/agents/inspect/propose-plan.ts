import type { InspectConfig } from "#inspection";
import { createOwnRun, listChecks, type OwnRunOptions, toPlan } from "#inspection";
import { type Run, runStep } from "#kernel";
import { type AlgorithmView, JihwiError, type Language, type Plan } from "#protocol";
import { planStep } from "./steps/plan/index.ts";
import type { AvailableCheck } from "./steps/plan/schema.ts";

export interface ProposeOptions extends OwnRunOptions {
  readonly config: InspectConfig;
  readonly baseDirectory: string;
}

/** A plan for a goal, and the configuration that it is run with: with the question that the goal puts to the model. */
export interface PlannedGoal {
  readonly plan: Plan;
  readonly config: InspectConfig;
}

/** Lets a model propose a plan for a goal described in prose, in a run of its own. */
export async function proposePlan(goal: string, options: ProposeOptions): Promise<PlannedGoal & { executor: string }> {
  const run = await createOwnRun(options);
  const planned = await planWithin(run, goal, options.config, options.baseDirectory);
  const executor = run.journal.entries().find((entry) => entry.name === planStep.name)?.executor ?? "rule";
  return { ...planned, executor };
}

/** The same within a run that is already under way. */
export async function planWithin(
  run: Run,
  goal: string,
  config: InspectConfig,
  baseDirectory: string,
): Promise<PlannedGoal> {
  const { algorithms } = await listChecks(config, baseDirectory, run.language);
  const available = algorithms.map((check) => asAvailable(check, config, run.language));
  const { steps, question, not_covered } = await runStep(planStep, { goal, available }, run);
  const asksModel = steps.some(({ algorithm_name }) => algorithm_name === "model_check");
  // A question whose step was forgotten is asked all the same.
  const asking = { step_id: nextId(steps), algorithm_name: "model_check", description: question ?? "", depends_on: [] };
  const all = question !== null && !asksModel ? [...steps, asking] : steps;
  if (all.length === 0) throw noCheckServes(goal, available);
  const plan = toPlan({ steps: all }, run.now(), not_covered);
  if (question === null && !asksModel) return { plan, config };
  const { model_check } = config.algorithms;
  const asked = question ?? model_check?.question ?? breaks[run.language](goal);
  return { plan, config: { ...config, algorithms: { ...config.algorithms, model_check: { question: asked } } } };
}

/** The question of a goal of which nobody has made one. */
const breaks = {
  ko: (goal: string) => `다음 검사 목표에 걸리는 점이 글에 있는가? 목표: ${goal}`,
  en: (goal: string) => `Does the text hold what this inspection looks for? Its goal: ${goal}`,
} as const;

function nextId(steps: readonly { readonly step_id: number }[]): number {
  return Math.max(0, ...steps.map(({ step_id }) => step_id)) + 1;
}

/** A check as the planner is told of it: one's own by its author's words, since several may do the same by other lists. */
function asAvailable(
  { name, base, title, description, notConfigured, criteria }: AlgorithmView,
  { checks }: InspectConfig,
  language: Language,
): AvailableCheck {
  // The goal itself is a question for the model.
  const configured = notConfigured === null || name === "model_check";
  if (base === null) return { name, description: description[language], configured };
  const question = checks.find((check) => check.name === name)?.settings.question;
  const about = typeof question === "string" ? question : firstCondition(criteria);
  const told = `${title[language]} (${description[language]}): ${about}`;
  return { name, description: told.slice(0, mostDescription), configured, own: { title: title[language], base } };
}

/** As much as a step of a plan may say of itself. */
const mostDescription = 300;

function firstCondition(criteria: string): string {
  const lines = criteria.split("\n").map((line) => line.trim());
  return lines.find((line) => /^(?:[-*+]|\d+[.)])\s/.test(line))?.replace(/^\S+\s+/, "") ?? "";
}

/** Nothing is run in place of what was asked for: another check's pass would be taken for an answer. */
function noCheckServes(goal: string, available: readonly AvailableCheck[]): JihwiError {
  const names = available.map(({ name, own }) => own?.title ?? name).join(", ");
  return new JihwiError("bad-input", {
    message: {
      ko: `‘${goal}’에 맞는 검사를 찾지 못해 아무것도 실행하지 않았습니다.`,
      en: `No check serves the goal “${goal}”, so nothing was run.`,
    },
    hint: {
      ko: `쓸 수 있는 검사: ${names}. 모델을 연결하면 더 넓게 알아듣습니다.`,
      en: `The checks are: ${names}. A model understands more goals.`,
    },
  });
}
