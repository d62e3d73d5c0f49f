import type { Command } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { table } from "../../table.ts";

/** `jihwi research zotero`: collections, and notes that go back. */
export function researchZotero(research: Command, context: CliContext): void {
  const zotero = research
    .command("zotero")
    .description(context.say({ ko: "Zotero의 컬렉션과 메모", en: "Collections and notes of Zotero" }))
    .addHelpText(
      "after",
      '\n  jihwi research zotero collections\n  jihwi research import --collection Thesis\n  jihwi research zotero note "Dense passage retrieval" --text "…"',
    );

  zotero
    .command("collections")
    .description(context.say({ ko: "컬렉션을 보여 줍니다", en: "the collections there are" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi research zotero collections --json")
    .action(async (_flags: unknown, command: Command) => {
      const { json } = command.optsWithGlobals<{ json?: boolean }>();
      const { research: service } = await context.jihwi();
      const found = await service.zotero.collections(context.signal);
      if (json) return context.printJson(found);
      context.print(
        table(
          ["key", context.say({ ko: "항목", en: "items" }), context.say({ ko: "이름", en: "name" })],
          found.map(({ key, items, name }) => [key, String(items), name]),
        ),
      );
    });

  zotero
    .command("note <paper>")
    .description(
      context.say({
        ko: "서재의 논문에 메모를 써서 Zotero에 남깁니다",
        en: "write a note on a paper of the library back to Zotero",
      }),
    )
    .option("--text <words>", context.say({ ko: "메모의 글", en: "the words of the note" }))
    .option(
      "--document <id>",
      context.say({ ko: "메모가 될 연구 문서", en: "the research document that becomes the note" }),
    )
    .option("--json", "JSON")
    .addHelpText("after", '\n  jihwi research zotero note "Parsing with graphs" --text "Read for chapter 2."')
    .action(async (paper: string, _flags: unknown, command: Command) => {
      const { text, document, json } = command.optsWithGlobals<{ text?: string; document?: string; json?: boolean }>();
      const { research: service, store } = await context.jihwi();
      const written = document === undefined ? null : await store.researchDocuments.find(document);
      const words = text ?? written?.content ?? "";
      if (words.trim() === "") command.error(command.helpInformation().trimEnd(), { exitCode: 2 });
      const [found] = [...(await service.library.get([paper])), ...(await service.library.search(paper, 1))];
      if (found === undefined) throw noPaper(paper);
      const { titleOf } = await import("#papers");
      const key = await service.zotero.writeNote(found, words, context.signal);
      if (json) return context.printJson({ paper: found.id, title: titleOf(found), note: key });
      context.print(`${key}  ${titleOf(found)}`);
    });
}

function noPaper(paper: string): JihwiError {
  return new JihwiError("not-found", {
    message: { ko: `서재에 '${paper}' 논문이 없습니다.`, en: `There is no paper '${paper}' in the library.` },
  });
}
