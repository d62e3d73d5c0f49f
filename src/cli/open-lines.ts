import { createInterface, type Interface } from "node:readline/promises";

/**
 * Reads lines that a person types. On a terminal readline takes Ctrl-C as a key, so that no signal comes of it: it is sent
 * on, and stops what goes on as it does everywhere else.
 */
export function openLines(
  { stdin, signal }: { readonly stdin: NodeJS.ReadableStream; readonly signal: AbortSignal },
  output: NodeJS.WritableStream | undefined,
): Interface {
  const lines = createInterface({ input: stdin, output, signal });
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  return lines;
}
