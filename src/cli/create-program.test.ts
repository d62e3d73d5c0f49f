import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { it } from "node:test";
import type { Command } from "commander";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import { allCommands, createProgram } from "./create-program.ts";

function pathOf(command: Command): string {
  return command.parent === null ? command.name() : `${pathOf(command.parent)} ${command.name()}`;
}

function helpOf(command: Command): string {
  let help = "";
  command.configureOutput({
    writeOut(text) {
      help += text;
    },
  });
  command.outputHelp();
  return help;
}

it("the help of every command says what it does and shows an example", () => {
  const program = createProgram(silentContext());
  const lacking = allCommands(program)
    .filter((command) => command !== program)
    .filter((command) => {
      const [, after = ""] = helpOf(command).split(/\n {2}-h, --help[^\n]*\n/);
      return command.description() === "" || !after.includes(pathOf(command));
    });
  assert.deepEqual(lacking.map(pathOf), []);
});

it("help in Korean is Korean, the parts that commander writes among it", () => {
  for (const command of allCommands(createProgram(silentContext("ko"))))
    assert.doesNotMatch(helpOf(command), /^(?:Usage|Options|Arguments|Commands):|display help|output the version/m);
});

it("seed 11.23: every example can be typed as it stands: its options exist, and none that is required is missing", () => {
  const program = createProgram(silentContext());
  const wrong = allCommands(program).flatMap((command) =>
    examplesOf(command).filter((example) => {
      const named = commandNamed(program, example);
      const known = optionsOf(named).flatMap(({ long, short }) => [long, short]);
      const given: readonly string[] = example.match(/(?<=\s)--?[a-z][a-z-]*/g) ?? [];
      const required = named.options.filter(({ mandatory }) => mandatory).map(({ long }) => long);
      return !given.every((flag) => known.includes(flag)) || !required.every((flag) => given.includes(flag ?? ""));
    }),
  );
  assert.deepEqual(wrong, []);
});

/** The lines below a command's options that begin with the program. */
function examplesOf(command: Command): string[] {
  const [, after = ""] = helpOf(command).split(/\n {2}-h, --help[^\n]*\n/);
  return after.match(/(?<=\n {2})jihwi .*/g) ?? [];
}

/** The command that a line runs: as many of its words as name one below another. */
function commandNamed(program: Command, line: string): Command {
  return line
    .split(/\s+/)
    .slice(1)
    .reduce((command, word) => command.commands.find((below) => below.name() === word) ?? command, program);
}

function optionsOf(command: Command): readonly Command["options"][number][] {
  const above = command.parent === null ? [] : optionsOf(command.parent);
  return [...command.options, ...above];
}

it("reading a command line loads no room but the protocol", () => {
  const loaded = new Set<string>();
  const rooms = new Set<string>();
  const follow = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
      /^(?:import|\}) (?!type\b)(?:[^;]*? )?from "([^"]+)"/gm,
    ))
      if (name.startsWith("#")) rooms.add(name);
      else if (/^\..*\.ts$/.test(name)) follow(join(file, "..", name));
  };
  follow(join(import.meta.dirname, "main.ts"));
  assert.deepEqual([...rooms], ["#protocol"]);
});
