import assert from "node:assert/strict";
import { test } from "node:test";
import { CommanderError } from "commander";
import { silentContext } from "../../test/beds/cli/silent-context.ts";
import { createProgram } from "./create-program.ts";
import { usageError } from "./usage-error.ts";

/** What commander throws for a command line, and what it writes in Korean. */
async function mistake(...argv: string[]): Promise<{ thrown: string; written: string }> {
  const written: string[] = [];
  const context = { ...silentContext("ko"), note: (line: string) => void written.push(line) };
  try {
    await createProgram(context).parseAsync(argv, { from: "user" });
  } catch (thrown) {
    if (thrown instanceof CommanderError) return { thrown: thrown.message, written: written.join("\n") };
    throw thrown;
  }
  return assert.fail(`${argv.join(" ")} is taken`);
}

const mistakes: readonly (readonly [string[], RegExp])[] = [
  [["chat", "--sesion", "s"], /^jihwi: 모르는 옵션입니다: --sesion\n\(혹시 --session인가요\?\)$/m],
  [["chta"], /모르는 명령입니다: chta/],
  [["documents", "show"], /빠진 것이 있습니다: <id>/],
  [["chat", "--session"], /옵션에 값이 없습니다: --session <id>/],
  [["trace", "list", "--limit", "9999"], /--limit <n> 옵션에 쓸 수 없는 값입니다: 9999\. 1–500/],
  [["trace", "sums", "--by", "moon"], /옵션에 쓸 수 없는 값입니다: moon\. 쓸 수 있는 값: day, /],
  [["doctor", "one", "two"], /여기에는 아무것도 적지 않습니다: one, two$/m],
  [["documents", "show", "one", "two"], /1개만 적을 수 있는데 2개를 적었습니다: one, two$/m],
  [
    ["ask", "chat", "안녕", "--options", "x"],
    /쓸 수 없는 값입니다: x\. JSON 객체여야 합니다\. 예: \{"name": "value"\}/,
  ],
];

for (const [argv, told] of mistakes)
  test(`"jihwi ${argv.join(" ")}" is told in Korean alone`, async () => {
    const { thrown, written } = await mistake(...argv);
    assert.match(written, told);
    assert.doesNotMatch(written, /error|unknown|argument|invalid|Expected|Did you/);
    assert.match(written, /--help로 쓰는 법을/);
    assert.match(usageError(thrown).en, /^[a-z]/);
  });
