import assert from "node:assert/strict";
import { test } from "node:test";
import { Command } from "commander";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import { traceCommand } from "./commands/trace.ts";
import { countOption } from "./options.ts";

test("a count is a whole number within its limits; one without an upper limit says how it goes on", () => {
  assert.equal(countOption(1, 10)("10"), 10);
  assert.equal(countOption(1)("123456789"), 123456789);
  for (const text of ["11", "0", "1.5", "abc", ""]) assert.throws(() => countOption(1, 10)(text), { message: "1–10" });
  assert.throws(() => countOption(1)("0"), { message: "1, 2, …" });
});

test("trace list refuses a number that is none, or more than a page holds", async () => {
  for (const limit of ["abc", "0", "1000"]) {
    const program = new Command("jihwi").configureOutput({ writeErr: () => {} }).exitOverride();
    traceCommand(program, silentContext());
    const run = program.parseAsync(["trace", "list", "--limit", limit], { from: "user" });
    await assert.rejects(run, { code: "commander.invalidArgument" }, limit);
  }
});
