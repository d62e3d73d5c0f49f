import { resolve } from "node:path";
import { defineCommand } from "../../command.ts";
import { table } from "../../table.ts";
import { inspectShape } from "./flags.ts";

const run = defineCommand("inspect [paths...]", inspectShape, async ({ context, args: [paths], flags }) => {
  if (flags.watch) await (await import("./watch.ts")).watchInspect(paths, flags, context);
  else await (await import("./run.ts")).runInspect(paths, flags, context);
});

/** How each criteria document compiles, line by line. */
const checkCriteria = defineCommand("inspect criteria check <dir>", {}, async ({ context, args: [path] }) => {
  const [inspection, { readSettings }, { describeCriteria, criteriaRow }] = await Promise.all([
    import("#inspection"),
    import("./settings.ts"),
    import("./criteria-text.ts"),
  ]);
  const { config, baseDirectory } = await readSettings({}, context);
  const registry = await inspection.registryFor(config, baseDirectory);
  const checked = inspection.checkCriteria(resolve(context.cwd, path), registry);
  context.exitWith(checked.some(({ problems }) => problems > 0) ? 1 : 0);
  const texts = checked.map((document) => describeCriteria(document, context));
  return { value: checked.map(criteriaRow), text: texts.join("\n\n") };
});

const algorithmHeads = [
  { ko: "알고리즘", en: "algorithm" },
  { ko: "하는 일", en: "what it does" },
  { ko: "결과 필드", en: "result fields" },
];

/** What can be run, and the fields that criteria may speak of. */
const algorithms = defineCommand("inspect algorithms", {}, async ({ context }) => {
  const [{ fieldsOf, registryFor }, { readSettings }] = await Promise.all([
    import("#inspection"),
    import("./settings.ts"),
  ]);
  const { config, baseDirectory } = await readSettings({}, context);
  const registry = await registryFor(config, baseDirectory);
  const value = registry.list().map((name) => {
    const { algorithm } = registry.get(name);
    const fields = fieldsOf(algorithm.result).map(({ name, type, aliases, units }) => ({ name, type, aliases, units }));
    return { name, description: context.say(algorithm.description), fields };
  });
  const rows = value.map(({ name, description, fields }) => [
    name,
    description,
    fields.map((one) => one.name).join(", "),
  ]);
  return { value, text: table(context.say, algorithmHeads, rows) };
});

const checkHeads = [
  { ko: "이름", en: "name" },
  { ko: "검사", en: "algorithm" },
  { ko: "판", en: "version" },
];

/** The checks of one's own that `--check` can name. */
const checks = defineCommand("inspect checks", {}, async ({ context }) => {
  const { inspect } = await context.jihwi();
  const value = await inspect.checks.list();
  if (value.length === 0) return { value, note: (await import("./saved-checks.ts")).noneSaved };
  const rows = value.map(({ name, base, version }) => [name, base, version]);
  return { value, text: table(context.say, checkHeads, rows) };
});

export const inspectCommands = [run, checkCriteria, algorithms, checks];
