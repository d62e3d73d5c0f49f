import assert from "node:assert/strict";
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { temporaryFolder } from "#store/testing";
import { inspectConfigSchema } from "../config.ts";
import { refuseOtherFolders } from "./settings.ts";

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
