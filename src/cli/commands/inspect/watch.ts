import { watch } from "node:fs";
import { resolve } from "node:path";
import type { CliContext } from "../../context.ts";
import type { InspectFlags } from "./index.ts";
import { runInspect } from "./run.ts";

/** Editors write a file in several strokes. */
const quietMs = 150;

/** Inspects, and again whenever one of the paths changes, until it is stopped. */
export async function watchInspect(paths: readonly string[], flags: InspectFlags, context: CliContext): Promise<void> {
  const once = () => runInspect(paths, flags, context);
  await once();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watchers = paths.map((path) =>
    watch(resolve(context.cwd, path), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(once).catch((thrown: unknown) => context.note(String(thrown)));
      }, quietMs);
    }),
  );
  await new Promise<void>((stopped) => {
    if (context.signal.aborted) stopped();
    context.signal.addEventListener("abort", () => stopped(), { once: true });
  });
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await running;
}
