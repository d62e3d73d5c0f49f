import { extname, resolve } from "node:path";
import { followLinks } from "../../follow-links.ts";

/** The files of a report that goes to a file. */
export interface OutputFiles {
  /** What --output names; a link is followed. */
  readonly report: string;
  /** Where it is written until it is whole. It keeps its ending, so that people can open what there is of it. */
  readonly draft: string;
  /** There as long as a run writes. */
  readonly lock: string;
}

export function outputFilesOf(output: string, cwd: string): OutputFiles {
  const report = followLinks(resolve(cwd, output)).file;
  const ending = extname(report);
  const draft = `${report.slice(0, report.length - ending.length)}.incomplete${ending}`;
  return { report, draft, lock: `${report}.lock` };
}
