import assert from "node:assert/strict";
import { it } from "node:test";
import type { Command } from "commander";
import { allCommands, createProgram } from "./create-program.ts";
import { silentContext } from "./testing/silent-context.ts";

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
