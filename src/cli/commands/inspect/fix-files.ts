import { readFile, writeFile } from "node:fs/promises";
import { type AnalyzerOptions, createAnalyzer, documentsOf, fixText } from "#inspection";
import type { CliContext } from "../../context.ts";

/** Mends the text files among these paths where code can, before they are reported on. Records and packed formats are left alone. */
export async function fixFiles(paths: readonly string[], options: AnalyzerOptions, context: CliContext): Promise<void> {
  const analyzer = await createAnalyzer({ ...options, all: true });
  const sources = documentsOf(
    paths.filter((path) => path !== "-"),
    {
      cwd: context.cwd,
      language: context.language,
      field: undefined,
      stdinFilename: undefined,
      stdin: context.stdin,
      maxBytes: options.config?.maxBytes ?? Number.POSITIVE_INFINITY,
    },
  );
  let fixed = 0;
  for await (const { path, record, error, name } of sources) {
    if (path === null || record !== null || error !== null) continue;
    const bytes = await readFile(path);
    const text = bytes.toString("utf8");
    // Only what is UTF-8 text comes back from the round trip as it was.
    if (!Buffer.from(text, "utf8").equals(bytes)) continue;
    const { steps } = await analyzer.analyze(text, { document: name, suppressions: true });
    const problems = steps.filter(({ judgment }) => judgment.has_problem === true);
    const mended = fixText(
      text,
      problems.flatMap(({ findings }) => findings),
    );
    if (mended.fixed === 0) continue;
    await writeFile(path, mended.text);
    fixed += mended.fixed;
  }
  if (fixed > 0) context.note(context.say({ ko: `${fixed}건을 고쳤습니다.`, en: `${fixed} findings were mended.` }));
}
