import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { silentContext } from "../../../test/beds/cli/silent-context.ts";
import { createProgram } from "../create-program.ts";
import { bashCompletion } from "./bash.ts";
import { commandTree } from "./command-tree.ts";
import { fishCompletion } from "./fish.ts";
import { zshCompletion } from "./zsh.ts";

const folder = await mkdtemp(join(tmpdir(), "jihwi-completion-"));
after(() => rm(folder, { recursive: true, force: true }));
const tree = commandTree(createProgram(silentContext("ko")));

interface Shell {
  readonly name: string;
  readonly script: string;
  /** A program for the shell that prints what it offers after these words, one a line. */
  ask(file: string, words: readonly string[]): string[];
}

const shells: readonly Shell[] = [
  {
    name: "bash",
    script: bashCompletion(tree),
    ask: (file, words) => [
      "--norc",
      "-c",
      `source ${file}; COMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _jihwi; printf '%s\\n' "\${COMPREPLY[@]}"`,
    ],
  },
  {
    name: "zsh",
    script: zshCompletion(tree),
    // What the line editor would do with the words is replaced by printing them.
    ask: (file, words) => [
      "-f",
      "-c",
      `compdef() { : }; _files() { : }; _describe() { local list=\${@[-1]}; print -l -- \${\${(P)list}%%:*} }
       compadd() { shift; print -l -- "$@" }
       source ${file}; words=(${words.map((word) => `'${word}'`).join(" ")}); CURRENT=${words.length}; _jihwi`,
    ],
  },
  {
    name: "fish",
    script: fishCompletion(tree),
    ask: (file, words) => ["--no-config", "-c", `source ${file}; complete -C '${words.join(" ")}'`],
  },
];

for (const { name, script, ask } of shells) {
  const isThere = spawnSync(name, ["-c", "exit 0"]).status === 0;
  describe(`completions of ${name}`, { skip: isThere ? false : `${name} is not installed` }, async () => {
    const file = join(folder, `jihwi.${name}`);
    await writeFile(file, script);
    const offered = (...words: string[]) =>
      execFileSync(name, ask(file, words), { encoding: "utf8" })
        .split("\n")
        .map((line) => line.split("\t")[0]?.trim() ?? "")
        .filter((line) => line !== "");

    it("offers every command at the top", () => {
      const commands = offered("jihwi", "");
      for (const command of ["chat", "contract", "inspect", "research", "completion"])
        assert.ok(commands.includes(command), command);
    });

    it("completes a command that was begun", () => {
      assert.ok(offered("jihwi", "insp").includes("inspect"));
    });

    it("offers the commands of a group, and options of a command", () => {
      const asked = offered("jihwi", "contract", "");
      assert.ok(asked.includes("ask") && asked.includes("outline"));
      assert.ok(!asked.includes("chat"));
      assert.ok(offered("jihwi", "contract", "ask", "--s").includes("--stream-json"));
    });

    it("offers the choices of an option and of an argument", () => {
      assert.ok(offered("jihwi", "inspect", "--format", "").includes("sarif"));
      assert.ok(offered("jihwi", "completion", "").includes("fish"));
    });
  });
}
