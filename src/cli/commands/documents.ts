import type { Command } from "commander";
import { staysQuoted } from "#protocol";
import { type BroughtDocuments, bringFiles } from "../bring-documents.ts";
import type { CliContext } from "../context.ts";
import { table } from "../table.ts";
import { watchDocumentsCommand } from "./watch-documents.ts";

export function documentsCommand(program: Command, context: CliContext): void {
  const documents = program
    .command("documents")
    .description(context.say({ ko: "문서를 넣고, 보고, 지웁니다", en: "Add, look at and remove documents" }))
    .addHelpText(
      "after",
      "\n  jihwi documents add report.pdf contract.hwpx\n  jihwi documents add https://example.com/notice\n  jihwi documents show ID --json",
    );

  documents
    .command("add <files...>")
    .description(
      context.say({
        ko: "파일이나 공개된 웹 주소를 읽어 찾을 수 있게 합니다",
        en: "read files or public web pages and make them searchable",
      }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi documents add report.pdf contract.hwpx --json")
    .action(async (files: string[], { json }: { json?: boolean }) => {
      const rows = (await bringFiles(context, files)).map((brought) => row(brought, context));
      if (rows.some(({ status }) => status === "error")) context.exitWith(1);
      if (json) return context.printJson(rows);
      for (const { file, documentId, pages, error } of rows) {
        if (error === null) context.print(`${documentId}  ${file}  ${pages}${context.say({ ko: "쪽", en: " pages" })}`);
        else context.note(`jihwi: ${error.message}`);
      }
    });

  watchDocumentsCommand(documents, context);

  documents
    .command("list")
    .description(context.say({ ko: "가지고 있는 문서", en: "the documents there are" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi documents list --json")
    .action(async ({ json }: { json?: boolean }) => {
      const jihwi = await context.jihwi();
      const { everyItem } = await import("#store");
      const found = [];
      for await (const document of everyItem(jihwi.documents.list)) found.push(document);
      if (json) return context.printJson(found);
      if (found.length === 0)
        return context.note(
          context.say({
            ko: "문서가 없습니다. jihwi documents add로 넣어 보세요.",
            en: "There are no documents yet; add some with jihwi documents add.",
          }),
        );
      context.print(
        table(
          [
            "id",
            context.say({ ko: "형식", en: "format" }),
            context.say({ ko: "쪽", en: "pages" }),
            context.say({ ko: "상태", en: "status" }),
            context.say({ ko: "이름", en: "name" }),
          ],
          found.map(({ id, format, pages, status, name }) => [id, format, String(pages ?? "-"), status, name]),
        ),
      );
    });

  documents
    .command("show <id>")
    .description(context.say({ ko: "설명과 본문", en: "its description and text" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi documents show ID --json")
    .action(async (id: string, { json }: { json?: boolean }) => {
      const jihwi = await context.jihwi();
      const { name, format, description } = await jihwi.documents.get(id);
      const pages = await jihwi.documents.pages(id);
      if (json) return context.printJson({ documentId: id, name, format, description, pages });
      context.print(`${name} (${format})\n${description ?? ""}`);
      for (const { page, text } of pages) context.print(`\n--- ${page} ---\n${text}`);
    });

  documents
    .command("remove <id>")
    .description(
      context.say({
        ko: "문서와 원본, 쪽, 찾기 색인을 지웁니다. 대화에 인용한 말은 그 대화를 지울 때까지 남습니다",
        en: "remove it with its file, pages and index; what conversations have quoted stays until they are deleted",
      }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi documents remove ID")
    .action(async (id: string, { json }: { json?: boolean }) => {
      const jihwi = await context.jihwi();
      const conversations = await jihwi.documents.conversations(id);
      const stays = staysQuoted(conversations);
      if (stays !== null) context.note(`jihwi: ${context.say(stays)}`);
      await jihwi.documents.remove(id);
      jihwi.audit.record("document-removed", { id });
      if (json) context.printJson({ removed: id, conversations: conversations.count });
      else context.note(context.say({ ko: `${id} 문서를 지웠습니다.`, en: `Removed ${id}.` }));
    });
}

function row({ file, document, error }: BroughtDocuments, context: CliContext) {
  return {
    file,
    status: error === null && document?.status === "ready" ? ("ready" as const) : ("error" as const),
    documentId: document?.id ?? null,
    name: document?.name ?? file,
    format: document?.format ?? null,
    pages: document?.pages ?? null,
    characters: document?.characters ?? null,
    error: error === null ? null : { code: error.code, message: context.say(error.says) },
  };
}
