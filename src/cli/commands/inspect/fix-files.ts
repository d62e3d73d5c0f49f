import { readFile, writeFile } from "node:fs/promises";
import {
  type AnalyzerOptions,
  createAnalyzer,
  documentsOf,
  fixText,
  isReadOnce,
  isRewritable,
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

/** Mends the text files among these paths where code can, before they are reported on. What is left alone is told. */
export async function fixFiles(
  paths: readonly string[],
  options: AnalyzerOptions,
  { lines: changed, field, maxDocuments = Number.POSITIVE_INFINITY, leavesOut }: FixScope,
  context: CliContext,
): Promise<void> {
  const analyzer = await createAnalyzer({ ...options, all: true });
  const sources = documentsOf(
    paths.filter((path) => !isReadOnce(path, context.cwd)),
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
  const left = new Set<string>();
  for await (const { path, record, error, name, lines } of onChangedLines(sources, changed, context.cwd)) {
    if (taken >= maxDocuments) break;
    taken += 1;
    if (record !== null) left.add(name.replace(/:\d+$/, ""));
    if (path === null || record !== null || error !== null) continue;
    // What cannot be read is told by the report.
    const bytes = await readFile(path).catch(() => null);
    if (bytes === null) continue;
    if (!isRewritable(path, bytes)) {
      left.add(name);
      continue;
    }
    const text = bytes.toString("utf8");
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
  if (left.size > 0) noteLeft([...left], context);
}

/** More are counted, not named. */
const mostNamed = 5;

function noteLeft(names: readonly string[], { note, say }: CliContext): void {
  const more = names.length - mostNamed;
  const listed = names.slice(0, mostNamed).join(", ");
  note(
    say({
      ko: `--fix는 UTF-8 글 파일만 고쳐 씁니다. 그대로 둔 파일: ${listed}${more > 0 ? ` 외 ${more}개` : ""}`,
      en: `--fix writes UTF-8 text files only. Left as they are: ${listed}${more > 0 ? ` and ${more} more` : ""}`,
    }),
  );
}
