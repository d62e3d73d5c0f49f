import type { Language, Plan, PlanStep } from "#protocol";
import type { Algorithm } from "../algorithms/algorithm.ts";
import { inspectionFailure } from "../failure.ts";

/** The steps in the order they are run in: as they are listed, each after all it depends on. Cycles, unknown ids, double ids and inputs other than the text are errors. */
export function orderPlan({ steps }: Plan): PlanStep[] {
  if (steps.length === 0) throw inspectionFailure("plan-empty");
  const ids = new Set<number>();
  for (const { step_id: id } of steps) {
    if (ids.has(id)) throw inspectionFailure("step-twice", { id });
    ids.add(id);
  }
  for (const step of steps) checkStep(step, ids);
  const ordered = new Set<PlanStep>();
  const done = new Set<number>();
  while (ordered.size < steps.length) {
    const next = steps.find((step) => !ordered.has(step) && step.depends_on.every((id) => done.has(id)));
    if (next === undefined) {
      const stuck = steps.flatMap((step) => (ordered.has(step) ? [] : [step.step_id])).join(", ");
      throw inspectionFailure("steps-in-circle", { steps: stuck });
    }
    ordered.add(next);
    done.add(next.step_id);
  }
  return [...ordered];
}

function checkStep(step: PlanStep, ids: ReadonlySet<number>): void {
  const unknown = step.depends_on.find((id) => !ids.has(id));
  if (unknown !== undefined) throw inspectionFailure("step-unknown", { id: step.step_id, unknown });
  const [other] = Object.entries(step.input_spec).filter(([, from]) => from !== "original_input");
  if (other === undefined) return;
  const [name, from] = other;
  throw inspectionFailure("step-input", { id: step.step_id, name, from });
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
