import { z } from "zod";
import { stringOfForm } from "#protocol";
import type { AlgorithmRegistry } from "../registry/registry.ts";

/** A check of one's own without a program: a shipped algorithm under another name, with its settings and criteria. */
export const ownCheckSchema = z.strictObject({
  /** Its name as an algorithm. */
  name: stringOfForm(/^[a-z][a-z0-9_]*$/, {
    ko: "영문 소문자로 시작해야 하고, 영문 소문자와 숫자와 밑줄(_)만 쓸 수 있습니다",
    en: "small letters, digits and underscores, a letter first",
  }),
  /** What people call it. */
  title: z.string().min(1).max(100),
  /** The algorithm that does the work. */
  base: z.string().min(1),
  settings: z.record(z.string(), z.unknown()).default({}),
  /** A criteria document; the base's own when absent. */
  criteria: z.string().optional(),
});
export type OwnCheck = z.infer<typeof ownCheckSchema>;

export function registerOwnCheck(registry: AlgorithmRegistry, check: OwnCheck): void {
  const { algorithm, ...rest } = registry.get(check.base);
  const { name, base, settings, criteria } = check;
  const title = { ko: check.title, en: check.title };
  registry.register({
    ...rest,
    algorithm: { ...algorithm, name, title },
    own: { base, settings, criteria },
  });
}
