import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import { counted, JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";

interface ExportFlags {
  readonly format: "bibtex" | "ris" | "csl-json" | "markdown" | "docx";
  readonly notebook?: string;
  readonly output?: string;
  readonly json?: boolean;
}

export function researchExport(research: Command, context: CliContext): void {
  research
    .command("export")
    .description(
      context.say({
        ko: "서재나 노트북을 내보냅니다",
        en: "Export the library, or a notebook",
      }),
    )
    .addOption(
      new Option("--format <name>", context.say({ ko: "형식", en: "format" }))
        .choices(["bibtex", "ris", "csl-json", "markdown", "docx"])
        .default("bibtex"),
    )
    .option(
      "--notebook <id>",
      context.say({ ko: "이 노트북의 논문과 연구 문서", en: "papers and research documents of this notebook" }),
    )
    .option("--output <file>", context.say({ ko: "쓸 파일", en: "the file to write" }))
    .option("--json", "JSON")
    .addHelpText(
      "after",
      "\n  jihwi research export > library.bib\n  jihwi research export --notebook ID --format docx --output notes.docx",
    )
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ExportFlags>();
      const { content, papers } = await contentOf(context, flags);
      if (flags.output !== undefined) await writeFile(resolve(context.cwd, flags.output), content);
      else if (typeof content !== "string") throw needsOutput();
      if (flags.json) {
        return context.printJson({
          format: flags.format,
          papers,
          file: flags.output ?? null,
          content: flags.output === undefined ? content : null,
        });
      }
      if (flags.output === undefined && typeof content === "string") context.print(content.trimEnd());
      else
        context.note(
          context.say({
            ko: `논문 ${papers}편을 ${flags.output}에 썼습니다.`,
            en: `${counted(papers, "paper")} written to ${flags.output}.`,
          }),
        );
    });
}

async function contentOf(
  context: CliContext,
  { format, notebook }: ExportFlags,
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
  return new JihwiError("bad-input", {
    message: { ko: "Markdown과 DOCX는 노트북을 내보낼 때 씁니다.", en: "Markdown and DOCX are for notebooks." },
    hint: { ko: "--notebook ID를 함께 주세요.", en: "Add --notebook ID." },
  });
}

function needsOutput(): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: "DOCX는 파일로만 쓸 수 있습니다.", en: "A DOCX can only be written to a file." },
    hint: { ko: "--output FILE을 함께 주세요.", en: "Add --output FILE." },
  });
}
