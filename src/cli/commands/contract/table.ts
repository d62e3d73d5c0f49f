import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { contractFieldTitles, counted, csvMark, type TableEstimate } from "#protocol";
import { bringDocuments } from "../../bring-documents.ts";
import { defineCommand } from "../../command.ts";
import { anyText, flag } from "../../flags.ts";
import { needsFile } from "./write-export.ts";

const formats = ["json", "csv", "xlsx", "ics"] as const;

/** Contracts as rows, questions and fields as columns. The same contracts are the same table: nothing is asked twice. */
export const sideBySide = defineCommand(
  "contract table <files...>",
  {
    ask: z.array(z.string().trim().min(1).max(500)).default([]),
    estimate: flag,
    format: z.enum(formats).default("csv"),
    output: anyText,
  },
  async ({ context, args: [files], flags: { ask, estimate, format, output }, json }) => {
    if (format === "xlsx" && output === undefined && !json && !estimate) throw needsFile("xlsx");
    const { tableToFile, tableToJson } = await import("#contracts");
    const columns = ask.length === 0 ? Object.keys(contractFieldTitles) : ask;
    const documents = await bringDocuments(context, files);
    const { tables } = await context.jihwi();
    const { language, signal } = context;
    const { id } = await tables.create({ documents: [...new Set(documents)], columns, language, isKept: true });
    const cost = await tables.estimate(id);
    if (estimate) return { value: cost, text: context.say(wordsOf(cost)) };
    if (cost.calls > 0) context.note(context.say(wordsOf(cost)));
    const filled = await tables.filled(id, {
      signal,
      onJob: ({ progress }) => {
        if (context.terminal.stderr && progress !== null)
          process.stderr.write(`\r\u001b[K${progress.done}/${progress.total}`);
      },
    });
    if (context.terminal.stderr) process.stderr.write("\r\u001b[K");
    const rowOf = new Map(filled.rows.map((row) => [row.documentId, row]));
    const rows = files.flatMap((file, at) => {
      const row = rowOf.get(documents[at] ?? "");
      return row === undefined ? [] : [{ ...row, file }];
    });
    const shown = { columns: filled.columns, rows };
    const value = { tableId: id, ...tableToJson(shown, language) };
    if (format === "json" && output === undefined) {
      context.printJson(value);
      return undefined;
    }
    let content: string | Uint8Array;
    if (format === "ics") {
      const { text, leftOut } = await tables.calendar(id, Date.now());
      if (leftOut !== null) context.note(context.say(leftOut));
      content = text;
    } else content = await tableToFile(shown, format, language);
    if (output === undefined) return { value, text: String(content).replace(csvMark, "").trimEnd() };
    await writeFile(resolve(context.cwd, output), content);
    return { value };
  },
);

function wordsOf({ model, calls, inputTokens, outputTokens, usd }: TableEstimate) {
  if (model === null)
    return { ko: "모델 없이 채웁니다. 드는 값이 없습니다.", en: "It is filled without a model and costs nothing." };
  const tokens = (inputTokens + outputTokens).toLocaleString("en");
  const money = usd === null ? null : usd.toFixed(2);
  return {
    ko: `${model}에 많아야 ${calls}번 묻습니다. 약 ${tokens}토큰까지${money === null ? ", 값은 알 수 없음" : `, 약 $${money}까지`}`,
    en: `At most ${counted(calls, "question")} to ${model}, about ${tokens} tokens, ${money === null ? "price unknown" : `about $${money}`}`,
  };
}
