import type { Language } from "#protocol";
import { JihwiError, type Plan, type PlanStep } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";

/**
 * The plan in waves: every step stands in a later wave than all it depends on, and within a wave in plan order. Cycles,
 * unknown ids, double ids and inputs other than the text are errors.
 */
export function orderPlan(plan: Plan): PlanStep[][] {
  if (plan.steps.length === 0) throw invalid("계획에 검사가 없습니다.", "The plan holds no check.");
  const byId = new Map<number, PlanStep>();
  for (const step of plan.steps) {
    if (byId.has(step.step_id))
      throw invalid(`단계 ${step.step_id}이(가) 두 번 나옵니다.`, `Step ${step.step_id} appears twice.`);
    byId.set(step.step_id, step);
  }
  for (const step of plan.steps) checkStep(step, byId);
  const waves: PlanStep[][] = [];
  const done = new Set<number>();
  while (done.size < plan.steps.length) {
    const wave = plan.steps.filter((step) => !done.has(step.step_id) && step.depends_on.every((id) => done.has(id)));
    if (wave.length === 0) {
      const stuck = plan.steps.filter((step) => !done.has(step.step_id)).map((step) => step.step_id);
      throw invalid(
        `단계들이 서로를 기다립니다: ${stuck.join(", ")}`,
        `These steps wait for each other: ${stuck.join(", ")}`,
      );
    }
    for (const step of wave) done.add(step.step_id);
    waves.push(wave);
  }
  return waves;
}

function checkStep(step: PlanStep, byId: ReadonlyMap<number, PlanStep>): void {
  const unknown = step.depends_on.find((id) => !byId.has(id));
  if (unknown !== undefined) {
    throw invalid(
      `단계 ${step.step_id}이(가) 없는 단계 ${unknown}에 의존합니다.`,
      `Step ${step.step_id} depends on step ${unknown}, which does not exist.`,
    );
  }
  const [other] = Object.entries(step.input_spec).filter(([, from]) => from !== "original_input");
  if (other === undefined) return;
  const [name, from] = other;
  throw invalid(
    `단계 ${step.step_id}의 입력 ${name}은(는) original_input이어야 합니다: ${from}`,
    `Input ${name} of step ${step.step_id} must be original_input: ${from}`,
  );
}

function invalid(ko: string, en: string): JihwiError {
  return new JihwiError("plan-invalid", { message: { ko, en } });
}

/** The plan by rule: the algorithms in their configured order, each after the one before it. */
export function createPlan(algorithms: readonly Algorithm[], language: Language, now: Date): Plan {
  const steps = algorithms.map(({ name, description }, index) => ({
    step_id: index + 1,
    algorithm_name: name,
    description: description[language],
    depends_on: index === 0 ? [] : [index],
  }));
  return toPlan({ steps }, now);
}

interface PlannedStep {
  readonly step_id: number;
  readonly algorithm_name: string;
  readonly description: string;
  readonly depends_on: readonly number[];
}

/** A plan of steps that all read the original text. */
export function toPlan(
  { steps }: { readonly steps: readonly PlannedStep[] },
  now: Date,
  not_covered: readonly string[] = [],
): Plan {
  return {
    steps: steps.map(({ step_id, algorithm_name, description, depends_on }) => ({
      step_id,
      algorithm_name,
      description,
      input_spec: { text: "original_input" },
      depends_on: [...depends_on],
    })),
    metadata: {
      created_at: now.toISOString(),
      total_steps: steps.length,
      not_covered: not_covered.length === 0 ? undefined : [...not_covered],
    },
  };
}
