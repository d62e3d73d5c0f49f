import { once } from "node:events";
import { defineCommand } from "../command.ts";
import { untilStopped } from "../context.ts";
import { keepRunning } from "../keep-running.ts";

export const mcp = defineCommand("mcp", {}, async ({ context }) => {
  const jihwi = await context.jihwi();
  keepRunning(jihwi.log);
  const { serveMcpOnStdio } = await import("#server");
  await jihwi.work.start();
  const server = await serveMcpOnStdio(jihwi);
  // The client ends the connection by closing our standard input.
  await Promise.race([once(context.stdin, "end"), untilStopped(context)]);
  await server.close();
});
