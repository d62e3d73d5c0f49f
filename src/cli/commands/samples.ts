import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Command } from "commander";
import { JihwiError } from "#protocol";
import type { CliContext } from "../context.ts";

/** `samples`: the files of the tour, put where they can be tried, for those who have no checkout. */
export function samplesCommand(program: Command, context: CliContext): void {
  program
    .command("samples [folder]")
    .description(
      context.say({
        ko: "둘러보기에 쓰는 예시 파일을 폴더에 놓습니다(기본 ./samples)",
        en: "Put the files of the tour into a folder (./samples unless told)",
      }),
    )
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi samples\n  jihwi samples /tmp/try --json")
    .action(async (folder: string | undefined, { json }: { json?: boolean }) => {
      const { samplesPath } = await import("#kernel");
      const target = resolve(context.cwd, folder ?? "samples");
      await cp(samplesPath(), target, { recursive: true, force: false, errorOnExist: true }).catch((thrown) => {
        throw isThere(thrown) ? occupied(target) : thrown;
      });
      const entries = await readdir(target, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
      if (json) return context.printJson({ folder: target, files: files.sort() });
      context.print(files.sort().join("\n"));
    });
}

function isThere(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && /EEXIST/.test(String(thrown.code));
}

function occupied(folder: string): JihwiError {
  return new JihwiError("bad-input", {
    message: { ko: `예시 파일이 이미 있습니다: ${folder}`, en: `Samples are there already: ${folder}` },
    hint: { ko: "다른 폴더를 적어 주세요.", en: "Name another folder." },
  });
}
