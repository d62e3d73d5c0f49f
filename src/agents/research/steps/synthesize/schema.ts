import { z } from "zod";

const number = z.number().int();

export const synthesizeInput = z.object({
  topic: z.string(),
  /** Clusters with their most telling sentences, word for word. */
  parts: z.array(
    z.object({
      label: z.string(),
      papers: z.array(number),
      sentences: z.array(z.object({ text: z.string(), paper: number })),
    }),
  ),
  papers: z.array(z.object({ number, name: z.string(), title: z.string(), abstract: z.string() })),
  /** Papers without an abstract. */
  silent: z.array(number),
});
export type SynthesizeInput = z.infer<typeof synthesizeInput>;
