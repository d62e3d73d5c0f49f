import type { InspectConfig } from "#inspection";
import { createOwnTurn, defaultOrder, type OwnTurnOptions, registryFor, toPlan } from "#inspection";
import { runStep, type Turn } from "#kernel";
import type { Plan } from "#protocol";
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
  const order = [...(config.order ?? defaultOrder)];
  return toPlan(await runStep(planStep, { goal, available, order }, turn), turn.now());
}
