import { type JihwiError, toJihwiError } from "#protocol";

export type SettingsFollower = ReturnType<typeof createSettingsFollower>;

/** Looks again and again for models, keys and tool servers that another process was given. */
export function createSettingsFollower(
  settings: readonly { refresh(): Promise<void> }[],
  everyMs: number,
  log: (error: JihwiError, about: string) => void,
) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | undefined;
  const look = () => {
    looking = Promise.all(
      settings.map((one) => one.refresh().catch((thrown: unknown) => log(toJihwiError(thrown), "settings"))),
    );
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
