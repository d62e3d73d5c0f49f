import { staysQuoted } from "#protocol";
import { type BroughtDocuments, bringFiles } from "../bring-documents.ts";
import { defineCommand } from "../command.ts";
import type { CliContext } from "../context.ts";
import { anyText, list as repeated } from "../flags.ts";
import { table } from "../table.ts";
import { cliText } from "../text.ts";
import { collectionsNamed } from "./collections.ts";

const add = defineCommand("documents add <files...>", { collection: repeated }, async (call) => {
  const { context, json } = call;
  const ids = await collectionsNamed(context, call.flags.collection);
  const brought = await bringFiles(context, call.args[0]);
  const { collections } = (await context.jihwi()).store;
  for (const id of ids) await collections.put(id, { add: brought.flatMap(({ document }) => document?.id ?? []) });
  const rows = brought.map((one) => row(one, context));
  if (brought.some(({ error }) => error !== null))
    context.exitWith(brought.some(({ error }) => error?.code === "not-found") ? 2 : 1);
  if (json) return { value: rows };
  for (const { file, documentId, pages, error } of rows) {
    if (error === null) context.print(`${documentId}  ${file}  ${pages}${context.say({ ko: "쪽", en: " pages" })}`);
    else context.note(`jihwi: ${error.message}`);
  }
  return undefined;
});

const list = defineCommand("documents list", { collection: anyText }, async ({ context, flags }) => {
  const { documents } = await context.jihwi();
  const { everyItem } = await import("#store");
  const [collection] = await collectionsNamed(context, flags.collection === undefined ? [] : [flags.collection]);
  const value = [];
  for await (const document of everyItem((page) => documents.list({ ...page, collection }))) value.push(document);
  if (value.length === 0) return { value, note: none };
  const rows = value.map(({ id, format, pages, status, name }) => [id, format, pages ?? "-", status, name]);
  return { value, text: table(context.say, ["id", heads.format, heads.pages, heads.status, heads.name], rows) };
});

const heads = {
  format: { ko: "형식", en: "format" },
  pages: { ko: "쪽", en: "pages" },
  status: { ko: "상태", en: "status" },
  name: { ko: "이름", en: "name" },
};
const none = cliText("no-documents");

const show = defineCommand("documents show <id>", {}, async ({ context, args: [id] }) => {
  const { documents } = await context.jihwi();
  const { name, format, description } = await documents.get(id);
  const pages = await documents.pages(id);
  const texts = pages.map(({ page, text }) => `\n--- ${page} ---\n${text}`);
  const text = [`${name} (${format})\n${description ?? ""}`, ...texts].join("\n");
  return { value: { documentId: id, name, format, description, pages }, text };
});

const remove = defineCommand("documents remove <id>", {}, async ({ context, args: [id] }) => {
  const { documents, audit } = await context.jihwi();
  const conversations = await documents.conversations(id);
  const stays = staysQuoted(conversations);
  if (stays !== null) context.note(`jihwi: ${context.say(stays)}`);
  await documents.remove(id);
  audit.record("document-removed", { id });
  const note = { ko: `${id} 문서를 지웠습니다.`, en: `Removed ${id}.` };
  return { value: { removed: id, conversations: conversations.count }, note };
});

export const documentsCommands = [add, list, show, remove];

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
