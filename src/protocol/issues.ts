import type { z } from "zod";
import { issueInKorean } from "./issue-in-korean.ts";
import type { Localized } from "./language.ts";

/** What is wrong with an input, on one line: `maxIterations: Too big; name: Required`. */
export function describeIssues({ issues }: Pick<z.core.$ZodError, "issues">): Localized {
  const line = (say: (issue: z.core.$ZodIssue) => string) =>
    issues.map((issue) => (issue.path.length === 0 ? say(issue) : `${issue.path.join(".")}: ${say(issue)}`)).join("; ");
  return { ko: line(issueInKorean), en: line(issueInEnglish) };
}

/** Of a name that cannot be one, zod tells why only beside its message. */
const issueInEnglish = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_key" ? `${issue.message} (${issue.issues.map(issueInEnglish).join("; ")})` : issue.message;
