import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import type { ImportReport } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

interface ImportFlags {
  readonly json?: boolean;
  readonly zotero?: boolean;
  readonly collection?: string;
}

export function researchImport(research: Command, context: CliContext): void {
  research
    .command("import [files...]")
    .description(
      context.say({
        ko: "BibTeX·RIS·CSL-JSON·PDF를 서재에 들입니다",
        en: "Bring BibTeX, RIS, CSL-JSON and PDF files into the library",
      }),
    )
    .option("--zotero", context.say({ ko: "Zotero의 논문도 들입니다", en: "bring in what Zotero holds" }))
    .option(
      "--collection <name>",
      context.say({ ko: "Zotero의 이 컬렉션만", en: "only this collection of Zotero, by name or key" }),
    )
    .option("--json", "JSON")
    .addHelpText(
      "after",
      "\n  jihwi research import references.bib thesis.ris --json\n  jihwi research import --zotero\n  jihwi research import --collection Thesis",
    )
    .action(async (names: string[], _flags: unknown, command: Command) => {
      const { json, zotero, collection } = command.optsWithGlobals<ImportFlags>();
      const { research: service } = await context.jihwi();
      if (names.length === 0 && zotero !== true && collection === undefined)
        command.error(command.helpInformation().trimEnd(), { exitCode: 2 });
      const report: ImportReport = { imported: 0, updated: 0, rejected: [] };
      const add = (one: ImportReport) => {
        report.imported += one.imported;
        report.updated += one.updated;
        report.rejected.push(...one.rejected);
      };
      if (collection !== undefined) {
        const papers = await service.zotero.papersOf(collection, context.signal);
        add({
          ...(await service.library.add(papers.map((paper) => ({ ...paper, sources: ["library"] })))),
          rejected: [],
        });
      } else if (zotero === true) add(await service.importZotero(context));
      for (const name of names) {
        const one = await readFile(resolve(context.cwd, name)).then(
          (bytes) => service.library.importFiles([{ name, bytes }], context.language),
          () => unreadable(name, context),
        );
        add(one);
      }
      if (report.rejected.length > 0) context.exitWith(1);
      if (json) return context.printJson(report);
      context.print(
        context.say({
          ko: `새 논문 ${report.imported}편, 고친 논문 ${report.updated}편, 들이지 못한 항목 ${report.rejected.length}개`,
          en: `${report.imported} new, ${report.updated} updated, ${report.rejected.length} rejected`,
        }),
      );
      if (report.rejected.length > 0) {
        const rows = report.rejected.map(({ file, line, entry, reason }) => [`${file}:${line}`, entry, reason]);
        context.print(
          table(
            [
              context.say({ ko: "자리", en: "where" }),
              context.say({ ko: "항목", en: "entry" }),
              context.say({ ko: "까닭", en: "reason" }),
            ],
            rows,
          ),
        );
      }
    });
}

/** A file that is not there is reported like a broken entry: the other files come in. */
function unreadable(file: string, context: CliContext): ImportReport {
  const reason = context.say({ ko: "파일을 읽을 수 없습니다.", en: "The file cannot be read." });
  return { imported: 0, updated: 0, rejected: [{ file, entry: "", line: 0, reason }] };
}
