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

/** Lets a model propose a plan for a goal described in prose, in a run of its own. */
export async function proposePlan(goal: string, options: ProposeOptions): Promise<{ plan: Plan; executor: string }> {
  const run = await createOwnRun(options);
  const plan = await planWithin(run, goal, options.config, options.baseDirectory);
  const executor = run.journal.entries().find((entry) => entry.name === planStep.name)?.executor ?? "rule";
  return { plan, executor };
}

/** The same within a run that is already under way. */
export async function planWithin(run: Run, goal: string, config: InspectConfig, baseDirectory: string): Promise<Plan> {
  const { algorithms } = await listChecks(config, baseDirectory, run.language);
  const available = algorithms.map((check) => asAvailable(check, config, run.language));
  const plan = await runStep(planStep, { goal, available }, run);
  if (plan.steps.length === 0) throw noCheckServes(goal, available);
  return toPlan(plan, run.now());
}

/** A check as the planner is told of it: one's own by its author's words, since several may do the same by other lists. */
function asAvailable(
  { name, base, title, description, notConfigured, criteria }: AlgorithmView,
  { checks }: InspectConfig,
  language: Language,
): AvailableCheck {
  const configured = notConfigured === null;
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
