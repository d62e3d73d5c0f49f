import { resolve } from "node:path";
import type { Command } from "commander";
import type { BibliographySync } from "#papers";
import type { CliContext } from "../../context.ts";

/** `jihwi research sync`: the library follows bibliography files. */
export function researchSync(research: Command, context: CliContext): void {
  research
    .command("sync <files...>")
    .description(
      context.say({
        ko: ".bib 같은 서지 파일에 서재를 맞춥니다. 지운 항목은 서재에서도 빠집니다",
        en: "Keep the library in step with bibliography files; entries that are deleted leave it too",
      }),
    )
    .option("--watch", context.say({ ko: "파일이 바뀔 때마다 맞춥니다", en: "go on whenever a file changes" }))
    .option("--json", "JSON")
    .addHelpText("after", "\n  jihwi research sync references.bib\n  jihwi research sync references.bib --watch")
    .action(async (names: string[], _flags: unknown, command: Command) => {
      const { watch, json } = command.optsWithGlobals<{ watch?: boolean; json?: boolean }>();
      const { syncBibliography, watchBibliography } = await import("#papers");
      const { research: service, store, audit } = await context.jihwi();
      const options = { library: service.library, store, language: context.language };
      const tell = (file: string, sync: BibliographySync) => context.print(`${file}: ${context.say(inWords(sync))}`);
      const record = (file: string, { removed }: BibliographySync) => {
        if (removed > 0) audit.record("paper-removed", { file, papers: String(removed) });
      };
      const files = names.map((name) => ({ name, path: resolve(context.cwd, name) }));
      if (watch !== true) {
        const synced = [];
        for (const { name, path } of files) {
          const sync = await syncBibliography(path, options);
          record(name, sync);
          if (sync.rejected.length > 0) context.exitWith(1);
          synced.push({ file: name, ...sync });
          if (!json) tell(name, sync);
        }
        if (json) context.printJson(synced);
        return;
      }
      await Promise.all(
        files.map(({ name, path }) =>
          watchBibliography(path, {
            ...options,
            signal: context.signal,
            onSynced(sync) {
              record(name, sync);
              if (json) context.printLine(JSON.stringify({ file: name, ...sync }));
              else tell(name, sync);
            },
            onFailed: ({ says }) => context.note(`jihwi: ${context.say(says)}`),
          }),
        ),
      );
    });
}

function inWords({ imported, updated, removed, rejected }: BibliographySync) {
  return {
    ko: `새 논문 ${imported}편, 고친 논문 ${updated}편, 뺀 논문 ${removed}편, 읽지 못한 항목 ${rejected.length}개`,
    en: `${imported} new, ${updated} updated, ${removed} removed, ${rejected.length} rejected`,
  };
}
