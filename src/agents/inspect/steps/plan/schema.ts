import { z } from "zod";
import { shippedAlgorithms } from "#inspection";

const shipped = shippedAlgorithms.map(({ name, description }) => ({ name, description: description.ko }));

const availableCheckSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** False where it lacks what it would look for: it can only say so. */
  configured: z.boolean().optional(),
  /** Of a check of one's own: what its author calls it, and the algorithm that it stands on. */
  own: z.object({ title: z.string(), base: z.string() }).optional(),
});
export type AvailableCheck = z.infer<typeof availableCheckSchema>;

export const planInputSchema = z.object({
  goal: z.string(),
  /** The algorithms that may be used. */
  available: z.array(availableCheckSchema).default(shipped),
});
export type PlanInput = z.output<typeof planInputSchema>;

/** Without a step nothing that there is serves the goal. */
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
    .max(30),
  /** What model_check is asked, so that yes means a problem; null where no other check leaves anything to it. */
  question: z.string().max(2000).nullable(),
  /** Parts of the goal, in its words, that nothing here can look at. */
  not_covered: z.array(z.string().max(300)).max(10),
});
export type PlanOutput = z.infer<typeof planOutputSchema>;
