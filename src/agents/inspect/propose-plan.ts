import type { InspectConfig } from "#inspection";
import { createOwnTurn, type OwnTurnOptions, registryFor, toPlan } from "#inspection";
import { runStep, type Turn } from "#kernel";
import { JihwiError, type Plan } from "#protocol";
import { planStep } from "./steps/plan/index.ts";

export interface ProposeOptions extends OwnTurnOptions {
  readonly config: InspectConfig;
  readonly baseDirectory: string;
}

/** Lets a model propose a plan for a goal described in prose, in a turn of its own. */
export async function proposePlan(goal: string, options: ProposeOptions): Promise<{ plan: Plan; executor: string }> {
  const turn = await createOwnTurn("plan", options);
  const plan = await planWithin(turn, goal, options.config, options.baseDirectory);
  const executor = [...turn.journal.entries()].find((entry) => entry.name === planStep.name)?.executor ?? "rule";
  return { plan, executor };
}

/** The same within a turn that is already under way. */
export async function planWithin(
  turn: Turn,
  goal: string,
  config: InspectConfig,
  baseDirectory: string,
): Promise<Plan> {
  const registry = await registryFor(config, baseDirectory);
  const available = registry
    .list()
    .map((name) => ({ name, description: registry.get(name).algorithm.description[turn.language] }));
  const plan = await runStep(planStep, { goal, available }, turn);
  if (plan.steps.length === 0) throw noCheckServes(goal, available);
  return toPlan(plan, turn.now());
}

/** Nothing is run in place of what was asked for: another check's pass would be taken for an answer. */
function noCheckServes(goal: string, available: readonly { readonly name: string }[]): JihwiError {
  const names = available.map(({ name }) => name).join(", ");
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
