import type { Plan } from "#protocol";

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
      ...(not_covered.length === 0 ? {} : { not_covered: [...not_covered] }),
    },
  };
}
