import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { counted, type JihwiError } from "#protocol";
import { defineCommand } from "../../command.ts";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import { anyText } from "../../flags.ts";

const formatSchema = z.enum(["bibtex", "ris", "csl-json", "markdown", "docx"]);
const shape = { format: formatSchema.default("bibtex"), notebook: anyText, output: anyText };

export const exportPapers = defineCommand("research export", shape, async ({ context, flags }) => {
  const { format, notebook, output } = flags;
  const { content, papers } = await contentOf(context, format, notebook);
  if (output === undefined) {
    if (typeof content !== "string") throw needsOutput();
    return { value: { format, papers, file: null, content }, text: content.trimEnd() };
  }
  await writeFile(resolve(context.cwd, output), content);
  const note = {
    ko: `논문 ${papers}편을 ${output}에 썼습니다.`,
    en: `${counted(papers, "paper")} written to ${output}.`,
  };
  return { value: { format, papers, file: output, content: null }, note };
});

async function contentOf(
  context: CliContext,
  format: z.output<typeof formatSchema>,
  notebook: string | undefined,
): Promise<{ content: string | Uint8Array; papers: number }> {
  const { exportBibliography, exportNotebook } = await import("#papers");
  const { research: service, audit } = await context.jihwi();
  if (format === "markdown" || format === "docx") {
    if (notebook === undefined) throw needsNotebook();
    const content = await exportNotebook(service, notebook, format, context.language);
    audit.record("notebook-exported", { id: notebook, format });
    return { content, papers: (await service.notebooks.shelf(notebook)).papers.length };
  }
  const papers =
    notebook === undefined ? await service.library.all() : (await service.notebooks.shelf(notebook)).papers;
  audit.record("papers-exported", { from: notebook ?? "library", format });
  return { content: await exportBibliography(papers, format), papers: papers.length };
}

function needsNotebook(): JihwiError {
  return cliFailure("needs-notebook");
}

function needsOutput(): JihwiError {
  return cliFailure("needs-output");
}
