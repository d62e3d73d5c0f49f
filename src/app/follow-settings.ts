import { type JihwiError, toJihwiError } from "#protocol";
import type { ModelSettingsService } from "./model-settings.ts";

export type SettingsFollower = ReturnType<typeof createSettingsFollower>;

/** Looks again and again for models and keys that another process was given. */
export function createSettingsFollower(
  settings: Pick<ModelSettingsService, "refresh">,
  everyMs: number,
  log: (error: JihwiError, about: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking = settings.refresh().catch((thrown: unknown) => log(toJihwiError(thrown), "settings"));
  };
  return {
    start() {
      timer ??= setInterval(look, everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await looking;
    },
  };
}
