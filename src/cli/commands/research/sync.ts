import { resolve } from "node:path";
import type { BibliographySync } from "#papers";
import { defineCommand } from "../../command.ts";
import { flag } from "../../flags.ts";
import { cliText } from "../../text.ts";

/** The library follows bibliography files. */
export const syncPapers = defineCommand(
  "research sync <files...>",
  { watch: flag },
  async ({ context, args: [names], flags, json }) => {
    const { syncBibliography, watchBibliography } = await import("#papers");
    const { research, store, audit } = await context.jihwi();
    const options = { library: research.library, store, language: context.language };
    const took = (file: string, sync: BibliographySync) => {
      if (sync.removed > 0) audit.record("paper-removed", { file, papers: String(sync.removed) });
      if (!json) context.print(`${file}: ${context.say(inWords(sync))}`);
      else if (flags.watch) context.printLine(JSON.stringify({ file, ...sync }));
    };
    const files = names.map((name) => ({ name, path: resolve(context.cwd, name) }));
    if (!flags.watch) {
      const value = [];
      for (const { name, path } of files) {
        const sync = await syncBibliography(path, options);
        took(name, sync);
        if (sync.rejected.length > 0) context.exitWith(1);
        value.push({ file: name, ...sync });
      }
      return { value };
    }
    const watched = files.map(({ name, path }) =>
      watchBibliography(path, {
        ...options,
        signal: context.signal,
        onSynced: (sync) => took(name, sync),
        onFailed: ({ says }) => context.note(`jihwi: ${context.say(says)}`),
      }),
    );
    await Promise.all(watched);
    return undefined;
  },
);

function inWords({ imported, updated, removed, rejected }: BibliographySync) {
  return cliText("papers-synced", { imported, updated, removed, rejectedCount: rejected.length });
}
