import { stat } from "node:fs/promises";
import { createFirstTime, filesOf } from "./files.ts";
import type { SourceOptions } from "./sources.ts";
import { recordFieldOf } from "./text-column.ts";

/** How much there is to do: files that are a document each, and bytes of files that hold a document a line. */
export interface Survey {
  readonly files: number;
  readonly recordBytes: number;
}

/** Looks at what paths name without reading it. Null for standard input, which ends when it ends. */
export async function surveyPaths(
  paths: readonly string[],
  { cwd, field, leavesOut }: Pick<SourceOptions, "cwd" | "field" | "leavesOut">,
): Promise<Survey | null> {
  if (paths.includes("-")) return null;
  let files = 0;
  let recordBytes = 0;
  const isFirstTime = createFirstTime(paths);
  for (const path of paths) {
    for await (const file of (await filesOf(path, cwd, leavesOut)) ?? []) {
      if (!isFirstTime(file)) continue;
      if ((await recordFieldOf(file, file, field)) !== null) recordBytes += (await stat(file)).size;
      else files += 1;
    }
  }
  return { files, recordBytes };
}
