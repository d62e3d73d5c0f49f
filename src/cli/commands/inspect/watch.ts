import { type TreeWatch, watchTree } from "#documents";
import { watchPlaceOf } from "#inspection";
import { type JihwiError, toJihwiError } from "#protocol";
import type { CliContext } from "../../context.ts";
import { cliFailure } from "../../failure.ts";
import type { InspectFlags } from "./flags.ts";
import { runInspect } from "./run.ts";
import { isAtOrBelow, writtenByRun } from "./written-by-run.ts";

/** Editors write a file in several strokes. */
const quietMs = 150;

/** Inspects, and again whenever what the paths name changes, until it is stopped. What changes during a run is seen after it. */
export async function watchInspect(paths: readonly string[], flags: InspectFlags, context: CliContext): Promise<void> {
  const once = () => runInspect(paths, flags, context);
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isQueued = false;
  const again = () => {
    if (isQueued) return;
    isQueued = true;
    running = running
      .then(() => {
        isQueued = false;
        return once();
      })
      .catch((thrown: unknown) => tell(thrown, context));
  };
  const watchers = await openWatchers(paths, flags, context, () => {
    clearTimeout(timer);
    timer = setTimeout(again, quietMs);
  });
  try {
    await Promise.all(watchers.map(({ ready }) => ready));
    running = once();
    await running;
    await new Promise<void>((stopped) => {
      if (context.signal.aborted) stopped();
      context.signal.addEventListener("abort", () => stopped(), { once: true });
    });
  } finally {
    clearTimeout(timer);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  }
  await running;
}

async function openWatchers(
  paths: readonly string[],
  flags: InspectFlags,
  context: CliContext,
  changed: () => void,
): Promise<TreeWatch[]> {
  const { dataDir } = await context.config();
  const isWritten = writtenByRun(flags, context.cwd);
  // A run also leaves its trace. What it writes would wake the next one.
  const isOurs = (file: string) => isAtOrBelow(file, dataDir) || isWritten(file);
  // What git says has changed needs no path: it is looked for from here on.
  const named = paths.length === 0 ? ["."] : paths;
  const watchers: TreeWatch[] = [];
  for (const path of named) {
    const place = path === "-" ? null : await watchPlaceOf(path, context.cwd);
    if (place === null) throw cannotWatch(path);
    const watcher = watchTree(place.folder, {
      leavesOut: place.leavesOut,
      onChange(file) {
        if (place.concerns(file) && !isOurs(file)) changed();
      },
      onError: (cause) => tell(cannotWatch(path, cause), context),
    });
    watchers.push(watcher);
  }
  return watchers;
}

function tell(thrown: unknown, { note, say, signal }: CliContext): void {
  if (!signal.aborted) note(`jihwi: ${say(toJihwiError(thrown).saysHere)}`);
}

function cannotWatch(path: string, cause?: unknown): JihwiError {
  return cliFailure("cannot-watch", { path }, { cause });
}
