import { z } from "zod";
import type { AlgorithmRegistry } from "../registry/registry.ts";

/** A check of one's own without a program: a shipped algorithm under another name, with its settings and criteria. */
export const ownCheckSchema = z.strictObject({
  /** Its name as an algorithm. */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
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
    shipped: false,
    own: { base, settings, criteria },
  });
}
