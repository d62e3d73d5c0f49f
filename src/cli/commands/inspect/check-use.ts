import { isOfficeFormat } from "#inspection";
import { cliFailure } from "../../failure.ts";
import type { InspectFlags } from "./flags.ts";
import { isReportOf } from "./written-by-run.ts";

/** What the flags ask for together must make sense. */
export function checkUse(paths: readonly string[], flags: InspectFlags, cwd: string): void {
  if (paths.length === 0 && flags.changedSince === undefined) {
    throw cliFailure("nothing-named");
  }
  const report = paths.find(isReportOf(flags, cwd));
  if (report !== undefined) {
    throw cliFailure("report-inspects-itself", { report });
  }
  if (flags.resume && (flags.format !== "jsonl" || flags.output === undefined)) {
    throw cliFailure("resume-without-output");
  }
  if (isOfficeFormat(flags.format) && flags.output === undefined) {
    throw cliFailure("format-without-output", { format: flags.format });
  }
  if (flags.goal !== undefined && (flags.only !== undefined || flags.check !== undefined)) {
    throw cliFailure("goal-with-checks");
  }
  if (flags.only?.length === 0) {
    throw cliFailure("empty-only");
  }
}
