import type { FolderWatch } from "#documents";
import { toJihwiError } from "#protocol";
import type { Metrics } from "#telemetry";
import type { Conductor, TurnListener } from "#turns";
import type { SettingsFollower } from "./follow-settings.ts";
import type { InspectRoom } from "./inspect.ts";
import type { Library } from "./library.ts";
import { logError } from "./log.ts";
import type { OwnRules } from "./own-rules.ts";

/** What a process does beside answering: a server all of it, a command what it needs. */
export interface JihwiWork {
  /** Counts of what this process has done, for Prometheus. */
  readonly metrics: Pick<Metrics, "text">;
  /** Is told of every turn and run that is over. */
  readonly listener: TurnListener;
  /** Begins the work that belongs to a server: jobs, and turns that a crash cut off. Several servers of one app share it. */
  start(): Promise<void>;
  /** Hears of models and keys that are chosen in another process, for as long as this one runs. */
  followSettings(): void;
}

interface WorkParts extends Pick<JihwiWork, "metrics" | "listener"> {
  readonly rules: OwnRules;
  readonly library: Library;
  readonly inspect: InspectRoom;
  readonly folders: FolderWatch;
  readonly conductor: Conductor;
  readonly followed: SettingsFollower;
}

/** How often a server looks for turns that another process left behind. */
const watchMs = 5_000;
/** How often a server looks whether rules are to learn, once a day where that is switched on, and for pictures that nobody sent. */
const seldomMs = 3_600_000;

export function createWork(parts: WorkParts): JihwiWork & { stop(): Promise<void> } {
  const { rules, library, inspect, folders, conductor, followed, metrics, listener } = parts;
  const timers: NodeJS.Timeout[] = [];
  let working: Promise<void> | undefined;

  function every(ms: number, about: string, work: () => Promise<unknown>): void {
    const run = () =>
      work().catch((thrown) => {
        const error = toJihwiError(thrown);
        if (error.code !== "cancelled") logError(error, about);
      });
    timers.push(setInterval(run, ms).unref());
  }

  async function begin(): Promise<void> {
    await library.jobs.start();
    followed.start();
    await library.embedMissing();
    await library.documents.reconcile();
    await inspect.inspections.reconcile();
    await folders.start();
    await conductor.resumeInterrupted();
    every(watchMs, "resuming turns", () => conductor.resumeInterrupted());
    every(seldomMs, "learning", () => rules.learnDaily());
    every(seldomMs, "removing pictures", () => library.documents.removePassing());
  }

  return {
    metrics,
    listener,
    followSettings: followed.start,
    start() {
      working ??= begin().catch((thrown: unknown) => {
        // What kept it from beginning may be gone the next time.
        working = undefined;
        throw thrown;
      });
      return working;
    },
    async stop() {
      await Promise.allSettled([working]);
      for (const timer of timers) clearInterval(timer);
    },
  };
}
