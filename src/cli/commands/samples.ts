import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { JihwiError } from "#protocol";
import { defineCommand } from "../command.ts";
import { cliFailure } from "../failure.ts";

/** The files of the tour, put where they can be tried, for those who have no checkout. */
export const samples = defineCommand("samples [folder]", {}, async ({ context, args: [folder = "samples"] }) => {
  const { samplesPath } = await import("#kernel");
  const target = resolve(context.cwd, folder);
  await cp(samplesPath(), target, { recursive: true, force: false, errorOnExist: true }).catch((thrown) => {
    throw isThere(thrown) ? occupied(target) : thrown;
  });
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return { value: { folder: target, files: files.sort() }, text: files.join("\n") };
});

function isThere(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && /EEXIST/.test(String(thrown.code));
}

function occupied(folder: string): JihwiError {
  return cliFailure("occupied", { folder });
}
