import { z } from "zod";

/** One thing that a session remembers. */
export const memoryNodeRowSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  kind: z.string(),
  text: z.string(),
  createdAt: z.number(),
});
