import assert from "node:assert/strict";
import { test } from "node:test";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import { usageWords } from "./command.ts";
import { commands } from "./commands/index.ts";
import { createProgram } from "./create-program.ts";

const run = (...argv: string[]) => createProgram(silentContext()).parseAsync(argv, { from: "user" });

test("a count is a whole number within its limits; one without an upper limit says how it goes on", async () => {
  for (const limit of ["abc", "0", "1.5", "", "1000"])
    await assert.rejects(run("trace", "list", "--limit", limit), {
      code: "commander.invalidArgument",
      message: /1–500/,
    });
  await assert.rejects(run("inspect", "x", "--jobs", "0"), { message: /1, 2, …/ });
  // What fits goes on to open the app.
  await assert.rejects(run("trace", "list", "--limit", "500"), { message: "nothing is opened here" });
});

test("every option that has words is one that its command reads, and every command has words", () => {
  for (const { usage, options } of commands) {
    const written = Object.keys(usageWords[usage]?.options ?? {}).map((flags) => flags.split(" ")[0]);
    const known = [...options.map((name) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)];
    const unread = written.filter((flag) => flag !== "--json" && !known.includes(flag?.replace("--no-", "--") ?? ""));
    assert.deepEqual(unread, [], usage);
    for (const flag of known)
      assert.ok(
        written.some((one) => one?.replace("--no-", "--") === flag),
        `${usage} ${flag}`,
      );
  }
});
