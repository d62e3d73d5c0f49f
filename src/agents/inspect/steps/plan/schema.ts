import { z } from "zod";

export const planInputSchema = z.object({
  goal: z.string(),
  /** The algorithms that may be used, and what runs when no model plans. */
  available: z.array(z.object({ name: z.string(), description: z.string() })),
  order: z.array(z.string()),
});
export type PlanInput = z.infer<typeof planInputSchema>;

export const planOutputSchema = z.object({
  steps: z
    .array(
      z.object({
        step_id: z.number().int().min(1).max(100),
        algorithm_name: z.string(),
        description: z.string().max(500),
        depends_on: z.array(z.number().int().min(1).max(100)).max(20),
      }),
    )
    .min(1)
    .max(30),
});
export type PlanOutput = z.infer<typeof planOutputSchema>;
