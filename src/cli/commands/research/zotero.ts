import type { JihwiError } from "#protocol";
import { defineCommand } from "../../command.ts";
import { cliFailure } from "../../failure.ts";
import { anyText } from "../../flags.ts";
import { table } from "../../table.ts";

const heads = ["key", { ko: "항목", en: "items" }, { ko: "이름", en: "name" }];

const collections = defineCommand("research zotero collections", {}, async ({ context }) => {
  const { research } = await context.jihwi();
  const value = await research.zotero.collections(context.signal);
  const rows = value.map(({ key, items, name }) => [key, items, name]);
  return { value, text: table(context.say, heads, rows) };
});

/** A note on a paper goes back to Zotero. */
const note = defineCommand(
  "research zotero note <paper>",
  { text: anyText, document: anyText },
  async ({ context, args: [paper], flags, command }) => {
    const { research, store } = await context.jihwi();
    const written = flags.document === undefined ? null : await store.researchDocuments.find(flags.document);
    const words = flags.text ?? written?.content ?? "";
    if (words.trim() === "") command.error(command.helpInformation().trimEnd(), { exitCode: 2 });
    const [found] = [...(await research.library.get([paper])), ...(await research.library.search(paper, 1))];
    if (found === undefined) throw noPaper(paper);
    const { titleOf } = await import("#papers");
    const key = await research.zotero.writeNote(found, words, context.signal);
    return { value: { paper: found.id, title: titleOf(found), note: key }, text: `${key}  ${titleOf(found)}` };
  },
);

export const zoteroCommands = [collections, note];

function noPaper(paper: string): JihwiError {
  return cliFailure("no-paper", { paper });
}
