import assert from "node:assert/strict";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { inspectConfigSchema } from "../config.ts";
import { comparingChecks, refuseOtherFolders } from "./settings.ts";

test("a folder of checks is known by its place, however a stored inspection writes it", async (t) => {
  const base = await temporaryFolder(t);
  const folder = join(base, "checks");
  await mkdir(folder);
  await symlink(folder, join(base, "linked"));
  const naming = (...folders: string[]) => inspectConfigSchema.parse({ folders });
  const configured = naming("./checks", "./gone");
  for (const written of ["checks", "checks/", "other/../checks", folder, "linked", "gone"])
    await refuseOtherFolders(naming(written), configured, base);
  for (const written of ["other", "..", "checks/below"])
    await assert.rejects(refuseOtherFolders(naming("checks", written), configured, base), { code: "bad-config" });
});

test("checks that compare are known by what they stand on in the end, and a circle of them ends", () => {
  const standing = (bases: Record<string, string>) => ({
    algorithms: ["repetition_check", "mine", "deeper", "other"],
    config: inspectConfigSchema.parse({
      checks: Object.entries(bases).map(([name, base]) => ({ name, title: name, base })),
    }),
  });
  assert.deepEqual(comparingChecks(standing({ mine: "repetition_check", deeper: "mine", other: "pii_check" })), [
    "repetition_check",
    "mine",
    "deeper",
  ]);
  const circles: Record<string, string>[] = [
    { mine: "mine" },
    { mine: "deeper", deeper: "mine" },
    { other: "mine", mine: "deeper", deeper: "mine" },
  ];
  for (const circle of circles)
    assert.deepEqual(comparingChecks(standing(circle)), ["repetition_check"], JSON.stringify(circle));
});
