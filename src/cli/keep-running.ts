import { type JihwiError, toJihwiError } from "#protocol";

/** The last resort of a server: a failure that nobody owns is written to the log, and everybody else's work goes on. */
export function keepRunning(log: (error: JihwiError, about: string) => void): void {
  process.on("unhandledRejection", (thrown) => log(toJihwiError(thrown), "unhandled rejection"));
  process.on("uncaughtException", (thrown) => log(toJihwiError(thrown), "uncaught exception"));
}
