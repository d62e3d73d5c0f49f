import { saidIn } from "#protocol";
import { defineCommand } from "../../command.ts";
import { anyText } from "../../flags.ts";
import { table } from "../../table.ts";

const heads = [
  { ko: "논문", en: "paper" },
  { ko: "가져온 곳", en: "from" },
  { ko: "라이선스", en: "licence" },
];

/** Open PDFs of papers, fetched, read and attached; what could not be had is named with its reason. */
export const fetchPapers = defineCommand(
  "research fetch [papers...]",
  { notebook: anyText },
  async ({ context, args: [papers], flags: { notebook }, command }) => {
    if (papers.length === 0 && notebook === undefined)
      command.error(command.helpInformation().trimEnd(), { exitCode: 2 });
    const { fullTexts, jobs, store } = await context.jihwi();
    if (notebook !== undefined) await store.sessions.get(notebook);
    const { id } = await fullTexts.fetch({ papers, notebook });
    await jobs.start();
    const value = await fullTexts.report(id, context.signal, ({ progress }) => {
      if (progress?.message != null && context.terminal.stderr) context.note(context.say(progress.message));
    });
    if (value.failed.length > 0) context.exitWith(1);
    const reasons = value.failed.map(({ title, error }) => `${title}: ${saidIn(error.message, context.language)}`);
    const rows = value.fetched.map(({ title, url, license }) => [title, url, license ?? "-"]);
    return { value, text: [rows.length === 0 ? "" : table(context.say, heads, rows), ...reasons].join("\n").trim() };
  },
);
