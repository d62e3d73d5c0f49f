import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { ImportReport } from "#protocol";
import { defineCommand } from "../../command.ts";
import { anyText, flag } from "../../flags.ts";
import { table } from "../../table.ts";
import { cliText } from "../../text.ts";

const heads = [
  { ko: "자리", en: "where" },
  { ko: "항목", en: "entry" },
  { ko: "까닭", en: "reason" },
];

export const importPapers = defineCommand(
  "research import [files...]",
  { zotero: flag, collection: anyText },
  async ({ context, args: [names], flags: { zotero, collection }, command }) => {
    const { language, say, signal } = context;
    const { research } = await context.jihwi();
    const { sumOfImports } = await import("#papers");
    if (names.length === 0 && !zotero && collection === undefined)
      command.error(command.helpInformation().trimEnd(), { exitCode: 2 });
    const reports: ImportReport[] = [];
    const missing: ImportReport["rejected"][number][] = [];
    if (collection !== undefined) {
      const papers = await research.zotero.papersOf(collection, signal);
      const counts = await research.library.add(papers.map((paper) => ({ ...paper, sources: ["library"] })));
      reports.push({ ...counts, rejected: [] });
    } else if (zotero) reports.push(await research.importZotero(context));
    for (const name of names) {
      // A file that is not there is reported like a broken entry: the other files come in.
      const reason = say({ ko: "파일을 읽을 수 없습니다.", en: "The file cannot be read." });
      const bytes = await readFile(resolve(context.cwd, name)).catch(() => null);
      if (bytes !== null) reports.push(await research.library.importFiles([{ name, bytes }], language));
      else missing.push({ file: name, entry: "", line: 0, reason });
    }
    reports.push({ imported: 0, updated: 0, rejected: missing });
    const value = sumOfImports(reports);
    const { imported, updated, rejected } = value;
    if (rejected.length > 0) context.exitWith(missing.length > 0 ? 2 : 1);
    const came = say(cliText("papers-imported", { imported, updated, rejectedCount: rejected.length }));
    const rows = rejected.map(({ file, line, entry, reason }) => [`${file}:${line}`, entry, reason]);
    return { value, text: rows.length === 0 ? came : `${came}\n${table(say, heads, rows)}` };
  },
);
