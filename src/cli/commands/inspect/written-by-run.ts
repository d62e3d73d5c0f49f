import { fstatSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { resumeDraftOf } from "#inspection";
import { realPlaceOf } from "../../follow-links.ts";
import type { InspectFlags } from "./flags.ts";
import { outputFilesOf } from "./output-files.ts";

/** Whether a path leads to the file that the report goes to, by --output or by the shell. */
export function isReportOf({ output }: InspectFlags, cwd: string): (path: string) => boolean {
  return (path) => {
    // Looked up each time: a report is put in the place of the one before, whose inode a file of the user may then get.
    const report =
      output === undefined ? fstatSync(process.stdout.fd, { bigint: true }) : statusOf(resolve(cwd, output));
    // A terminal or a pipe is none of the files that are looked at.
    if (report?.isFile() !== true) return false;
    const file = statusOf(resolve(cwd, path));
    return file?.dev === report.dev && file.ino === report.ino;
  };
}

/** Whether a run itself writes a file: its report, and what stands beside it meanwhile. Read by the run, they would be reported on without end. */
export function writtenByRun(flags: InspectFlags, cwd: string): (file: string) => boolean {
  const { output } = flags;
  const isReport = isReportOf(flags, cwd);
  const files = output === undefined ? [] : Object.values(outputFilesOf(output, cwd));
  const named = [...files, ...files.map(resumeDraftOf)];
  // Their folder may be walked by another name than the one that they are written by.
  const ours = new Set([...named, ...named.map(realPlaceOf)]);
  const isOurs = (file: string) => ours.values().some((path) => isAtOrBelow(file, path));
  return (file) => isOurs(file) || isOurs(realPlaceOf(file)) || isReport(file);
}

export const isAtOrBelow = (file: string, path: string) => file === path || file.startsWith(`${path}${sep}`);

function statusOf(path: string) {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
