import { collectionsApi } from "#protocol";
import { defineCommand } from "../command.ts";
import type { CliContext } from "../context.ts";
import { flag } from "../flags.ts";
import { table } from "../table.ts";
import { cliText } from "../text.ts";

/** The ids of collections that are named; one that is not there is an error. */
export async function collectionsNamed(context: CliContext, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const { collections } = (await context.jihwi()).store;
  const found = await Promise.all(names.map((name) => collections.named(name)));
  return found.map(({ id }) => id);
}

const nameIn = (name: string) => collectionsApi.create.body.parse({ name }).name;

const list = defineCommand("collections list", {}, async ({ context }) => {
  const value = await (await context.jihwi()).store.collections.list();
  if (value.length === 0) return { value, note: none };
  const rows = value.map(({ id, name, documents }) => [id, documents, name]);
  return { value, text: table(context.say, ["id", heads.documents, heads.name], rows) };
});

const heads = { documents: { ko: "문서", en: "documents" }, name: { ko: "이름", en: "name" } };
const none = cliText("no-collections");

const add = defineCommand("collections add <name>", {}, async ({ context, args: [name] }) => {
  const value = await (await context.jihwi()).store.collections.add(nameIn(name));
  return { value, text: `${value.id}  ${value.name}` };
});

const rename = defineCommand("collections rename <name> <new-name>", {}, async ({ context, args: [name, newName] }) => {
  const { collections } = (await context.jihwi()).store;
  const value = await collections.rename((await collections.named(name)).id, nameIn(newName));
  return { value, text: `${value.id}  ${value.name}` };
});

const remove = defineCommand("collections remove <name>", {}, async ({ context, args: [name] }) => {
  const { store, audit } = await context.jihwi();
  const { id } = await store.collections.named(name);
  await store.collections.remove(id);
  audit.record("collection-removed", { id });
  const note = cliText("collection-removed", { name });
  return { value: { removed: id }, note };
});

const put = defineCommand(
  "collections put <name> <documents...>",
  { out: flag },
  async ({ context, args: [name, documents], flags: { out } }) => {
    const { collections } = (await context.jihwi()).store;
    const { id } = await collections.named(name);
    await collections.put(id, out ? { remove: documents } : { add: documents });
    const value = await collections.get(id);
    return { value, text: `${value.id}  ${value.name}  ${value.documents}` };
  },
);

export const collectionsCommands = [list, add, rename, remove, put];
