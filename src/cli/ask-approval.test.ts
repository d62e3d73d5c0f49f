import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { z } from "zod";
import { openApp, readConfig } from "#app";
import { defineTool } from "#kernel";
import { runCommand } from "../../test/beds/cli/run-command.ts";

const tides = defineTool({
  name: "tide_table",
  title: { ko: "물때표", en: "Tide table" },
  description: { ko: "항구의 만조와 간조 시각", en: "high and low water of a harbour" },
  input: z.object({ harbour: z.string() }),
  output: z.object({ harbour: z.string(), high: z.string() }),
  needsApproval: true,
  run: ({ harbour }) => ({ harbour, high: "06:42" }),
  words: ({ harbour, high }) => `${harbour}항의 만조 시각은 ${high}이다.`,
});

const folder = await mkdtemp(join(tmpdir(), "jihwi-approval-"));
const env = { JIHWI_DATA_DIR: folder, JIHWI_MODEL: "rules", JIHWI_PAPER_SOURCES: "library" };
const jihwi = await openApp(await readConfig(folder, env), { tools: [tides] });
after(async () => {
  await jihwi.close();
  await rm(folder, { recursive: true, force: true });
});

for (const command of [["chat"], ["ask", "chat"], ["research"]])
  test(`${command.join(" ")} in a pipe uses a tool that needs leave with --yes, and not without`, async () => {
    const ask = async (...flags: string[]) => {
      const argv = [...command, "tide_table 목포", "--json", ...flags];
      return JSON.stringify((await runCommand(jihwi, argv)).printed);
    };
    assert.match(await ask("--yes"), /06:42/);
    assert.doesNotMatch(await ask(), /06:42/);
  });
