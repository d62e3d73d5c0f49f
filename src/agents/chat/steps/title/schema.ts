import { z } from "zod";

export const titleInput = z.object({ question: z.string(), answer: z.string() });
export type TitleInput = z.infer<typeof titleInput>;

export const titleOutput = z.object({
  title: z.string().describe("A title of at most 30 characters, without quotes or a full stop"),
});
export type TitleOutput = z.infer<typeof titleOutput>;
