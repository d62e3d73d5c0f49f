import { readFile, writeFile } from "node:fs/promises";
import {
  type AnalyzerOptions,
  createAnalyzer,
  documentsOf,
  fixText,
  isParsed,
  type LeavesOut,
  type LineRange,
} from "#inspection";
import { counted } from "#protocol";
import type { CliContext } from "../../context.ts";
import { onChangedLines } from "./on-changed-lines.ts";

/** How much of what the paths name is mended: what the report will be about, and nothing else. */
export interface FixScope {
  /** The lines that changed, by absolute path. */
  readonly lines: ReadonlyMap<string, readonly LineRange[]> | undefined;
  readonly field: string | undefined;
  readonly maxDocuments: number | undefined;
  readonly leavesOut: LeavesOut;
}

/** Mends the text files among these paths where code can, before they are reported on. Records and packed formats are left alone. */
export async function fixFiles(
  paths: readonly string[],
  options: AnalyzerOptions,
  { lines: changed, field, maxDocuments = Number.POSITIVE_INFINITY, leavesOut }: FixScope,
  context: CliContext,
): Promise<void> {
  const analyzer = await createAnalyzer({ ...options, all: true });
  const sources = documentsOf(
    paths.filter((path) => path !== "-"),
    {
      cwd: context.cwd,
      language: context.language,
      field,
      stdinFilename: undefined,
      stdin: context.stdin,
      maxBytes: options.config?.maxBytes ?? Number.POSITIVE_INFINITY,
      leavesOut,
    },
  );
  let fixed = 0;
  let taken = 0;
  for await (const { path, record, error, name, lines } of onChangedLines(sources, changed, context.cwd)) {
    if (taken >= maxDocuments) break;
    taken += 1;
    if (path === null || record !== null || error !== null || isParsed(path)) continue;
    // What cannot be read is told by the report.
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) continue;
    const text = bytes.toString("utf8");
    // Only what is UTF-8 text comes back from the round trip as it was.
    if (!Buffer.from(text, "utf8").equals(bytes)) continue;
    const { steps } = await analyzer.analyze(text, { document: name, suppressions: true, lines });
    const problems = steps.filter(({ judgment }) => judgment.has_problem === true);
    const mended = fixText(
      text,
      problems.flatMap(({ findings }) => findings.map(analyzer.asShipped)),
    );
    if (mended.fixed === 0) continue;
    try {
      await writeFile(path, mended.text);
      fixed += mended.fixed;
      for (const { line, text } of mended.removed)
        context.note(context.say({ ko: `${name}:${line} 지움: ${text}`, en: `${name}:${line} removed: ${text}` }));
    } catch {
      const text = {
        ko: `${name}: 쓸 수 없어 고치지 못했습니다.`,
        en: `${name} could not be written, and was not mended.`,
      };
      context.note(context.say(text));
    }
  }
  if (fixed > 0)
    context.note(
      context.say({ ko: `${fixed}건을 고쳤습니다.`, en: `${counted(fixed, "finding was", "findings were")} mended.` }),
    );
}
