import type { z } from "zod";

/** What is wrong with an input, on one line: `maxIterations: Too big; name: Required`. */
export function describeIssues({ issues }: Pick<z.core.$ZodError, "issues">): string {
  return issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join(".")}: ${message}`)).join("; ");
}
